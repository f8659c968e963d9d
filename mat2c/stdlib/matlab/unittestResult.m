classdef unittestResult
  % What became of a test ("matlab.unittest.TestResult" of MATLAB's documentation).
  properties
    Name = ''
    Passed = false
    Failed = false
    Incomplete = false
    Duration = 0
    Details = struct()
  end
  methods
    function results = assertSuccess(results)
      bad = find(~[results.Passed], 1);
      if ~isempty(bad)
        error('MATLAB:unittest:TestResult:UnsuccessfulRun', 'The test run was unsuccessful: %s.', results(bad).Name);
      end
    end

    function T = table(results)
      T = table(reshape({results.Name}, [], 1), [results.Passed]', [results.Failed]', [results.Incomplete]', ...
                [results.Duration]', 'VariableNames', {'Name', 'Passed', 'Failed', 'Incomplete', 'Duration'});
    end

    function disp(results)
      fprintf('  %s TestResult array with properties:\n\n', sprintf('%d×%d', size(results)));
      fprintf('    Name\n    Passed\n    Failed\n    Incomplete\n    Duration\n    Details\n\n');
      fprintf('Totals:\n   %d Passed, %d Failed, %d Incomplete.\n', nnz([results.Passed]), nnz([results.Failed]), ...
              nnz([results.Incomplete]));
      fprintf('   %.5g seconds testing time.\n', sum([results.Duration]));
    end
  end
end
