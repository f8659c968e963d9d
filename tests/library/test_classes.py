"""Functions that use classes, called from Python."""

from __future__ import annotations

from pathlib import Path

import numpy as np

import mat2c

ACCOUNT = """classdef Account < handle
  properties (SetAccess = private)
    balance = 0
  end
  methods
    function a = Account (x), a.balance = x; end
    function add (a, x)
      if x < 0, error ('Account:amount', 'negative'); end
      a.balance += x;
    end
  end
end
"""
FINAL = """function r = final (start, amounts)
  a = Account (start);
  for x = amounts
    a.add (x);
  end
  r = a.balance;
end
"""


def test_a_function_may_use_objects(tmp_path: Path) -> None:
    (tmp_path / "Account.m").write_text(ACCOUNT)
    (tmp_path / "final.m").write_text(FINAL)
    final = mat2c.load(str(tmp_path / "final.m"), args="double, double(:,:)")
    assert final(10.0, np.array([[1.0, 2.0]])) == 13.0
    assert final(0.0, np.array([[5.0]])) == 5.0
    try:
        final(1.0, np.array([[-1.0]]))
    except mat2c.RunError as error:
        assert "negative" in str(error)
    else:
        raise AssertionError("a negative amount is an error")
