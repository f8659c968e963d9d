classdef unittestElement
  % One test: a method of a class for one choice of its parameters, or a function
  % ("matlab.unittest.Test" of MATLAB's documentation).
  properties
    Name = ''
    ProcedureName = ''
    TestClass = ''
  end
  properties (Hidden)
    owner = [] % the object of which each test gets a copy
    setup = {} % functions of the object, in their order
    teardown = {}
    setup_once = {}
    teardown_once = {}
    body = []
  end
  methods
    function results = run(suite)
      results = repmat(unittestResult, 1, numel(suite));
      first = 1;
      while first <= numel(suite)
        last = first;
        while last < numel(suite) && suite(last + 1).owner == suite(first).owner
          last = last + 1;
        end
        results(first:last) = of_one_class(suite(first:last));
        first = last + 1;
      end
    end
  end
  methods (Access = private)
    function results = of_one_class(suite)
      % The results of tests that share what is set up once.
      results = repmat(unittestResult, 1, numel(suite));
      name = suite(1).TestClass;
      fprintf('Running %s\n', name);
      shared = suite(1).owner;
      shared.test_name = name;
      failed = fails(shared, suite(1).setup_once, name);
      for k = 1:numel(suite)
        begun = tic;
        [results(k).Failed, results(k).Incomplete] = of_one(suite(k), failed);
        results(k).Passed = ~results(k).Failed && ~results(k).Incomplete;
        results(k).Name = suite(k).Name;
        results(k).Duration = toc(begun);
        fprintf('.');
      end
      fprintf('\n');
      fails(shared, suite(1).teardown_once, name);
      torn_down(shared);
      fprintf('Done %s\n__________\n\n', name);
    end

    function [failed, incomplete] = of_one(test, skipped)
      object = copy(test.owner);
      object.teardowns = {};
      object.test_name = test.Name;
      incomplete = skipped;
      failed = skipped;
      if ~skipped
        [broken, incomplete] = fails(object, [test.setup, {test.body}], test.Name);
        broken = fails(object, test.teardown, test.Name) || broken;
        torn_down(object);
        failed = broken || object.has_failed;
        incomplete = incomplete || broken;
      end
    end
  end
  methods (Static)
    function suite = of_class(name)
      % The tests of a class, by its name.
      suite = unittestElement.of_object(feval(name));
    end

    function suite = of_object(object)
      suite = unittestElement.empty(1, 0);
      model = unittestElement;
      model.owner = object;
      model.TestClass = class(object);
      known = members_of(object);
      model.setup = methods_among(known, 'TestMethodSetup');
      model.teardown = fliplr(methods_among(known, 'TestMethodTeardown'));
      model.setup_once = methods_among(known, 'TestClassSetup');
      model.teardown_once = fliplr(methods_among(known, 'TestClassTeardown'));
      for k = find(strcmp(known(1, :), 'Test'))
        suite = [suite, with_parameters(model, known{2, k}, known{3, k})];
      end
    end

    function suite = of_functions(functions)
      % The tests among functions: those whose names begin or end with "test".
      names = cellfun(@func2str, functions, 'UniformOutput', false);
      model = unittestElement;
      model.owner = unittestFunctions;
      model.TestClass = 'functiontests';
      model.setup_once = functions(strcmp(names, 'setupOnce'));
      model.teardown_once = functions(strcmp(names, 'teardownOnce'));
      model.setup = functions(strcmp(names, 'setup'));
      model.teardown = functions(strcmp(names, 'teardown'));
      is_test = strncmpi(names, 'test', 4) | ~cellfun(@isempty, regexpi(names, 'test$', 'once'));
      suite = unittestElement.empty(1, 0);
      for k = find(reshape(is_test, 1, []))
        test = model;
        test.Name = names{k};
        test.ProcedureName = names{k};
        test.body = functions{k};
        suite(end + 1) = test;
      end
    end
  end
end

function known = members_of(object)
  % Kinds, names and inputs of the methods of tests, of all classes that an object is of, in columns.
  known = cell(3, 0);
  for name = [{class(object)}; superclasses(object)]'
    list = ['tests_of_' regexprep(name{1}, '.*\.', '')];
    try
      more = object.(list);
    catch % a class without methods of tests
      continue
    end
    is_new = cellfun(@(n) ~any(strcmp(known(2, :), n)), more(2, :));
    known = [more(:, is_new), known];
  end
end

function list = methods_among(known, kind)
  list = cellfun(@(n) @(object) feval(n, object), known(2, strcmp(known(1, :), kind)), 'UniformOutput', false);
end

function suite = with_parameters(model, name, inputs)
  % One test for each combination of the values of a test's parameters.
  [texts, values] = deal({''}, {{}});
  for k = 1:numel(inputs)
    choices = model.owner.(inputs{k});
    if isstruct(choices)
      labels = fieldnames(choices)';
      choices = struct2cell(choices)';
    else
      labels = arrayfun(@(n) sprintf('value%d', n), 1:numel(choices), 'UniformOutput', false);
    end
    [next_texts, next_values] = deal({});
    for m = 1:numel(texts)
      for n = 1:numel(choices)
        next_texts{end + 1} = [texts{m}, sprintf(',%s=%s', inputs{k}, labels{n})];
        next_values{end + 1} = [values{m}, choices(n)];
      end
    end
    [texts, values] = deal(next_texts, next_values);
  end
  suite = unittestElement.empty(1, 0);
  for k = 1:numel(texts)
    test = model;
    test.ProcedureName = name;
    test.Name = [model.TestClass '/' name];
    if ~isempty(inputs)
      test.Name = [test.Name '(' texts{k}(2:end) ')'];
    end
    given = values{k};
    test.body = @(object) feval(name, object, given{:});
    suite(end + 1) = test;
  end
end

function [failed, skipped] = fails(object, functions, name)
  % Calls functions of an object, up to one that fails: an assumption that does not hold is no failure.
  [failed, skipped] = deal(false);
  try
    for k = 1:numel(functions)
      functions{k}(object);
    end
  catch err
    skipped = strcmp(err.identifier, 'matlab:unittest:AssumptionFailed');
    failed = ~skipped;
    if failed && ~strcmp(err.identifier, 'matlab:unittest:AssertionFailed')
      line = repmat('=', 1, 80);
      fprintf('\n%s\nError occurred in %s and it did not run to completion.\n', line, name);
      fprintf('    ---------\n    Error ID:\n    ---------\n    ''%s''\n', err.identifier);
      fprintf('    --------------\n    Error Details:\n    --------------\n    %s\n%s\n', err.message, line);
    end
  end
end

function torn_down(object)
  for k = numel(object.teardowns):-1:1
    object.teardowns{k}();
  end
  object.teardowns = {};
end
