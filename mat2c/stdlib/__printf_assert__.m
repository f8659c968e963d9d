function __printf_assert__ (varargin)
  % Keeps what printf would print for __prog_output_assert__.
  global _assert_printf;
  _assert_printf = [_assert_printf, sprintf(varargin{:})];
end
