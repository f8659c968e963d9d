classdef EmployeeInfo < handle & matlab.mixin.CustomDisplay
  properties
    Name = 'Bill Tork'
    JobTitle = 'Software Engineer'
    Department = 'Product Development'
    Salary = 1000
    Password = 'bill123'
  end
  methods (Access = protected)
    function header = getHeader(obj)
      if ~isscalar(obj)
        header = getHeader@matlab.mixin.CustomDisplay(obj);
      else
        header = sprintf('%s\n', ['EmployeeInfo Dept: ', obj.Department]);
      end
    end
    function groups = getPropertyGroups(obj)
      if ~isscalar(obj)
        groups = matlab.mixin.util.PropertyGroup({'Department', 'Name', 'JobTitle'});
      else
        groups(1) = matlab.mixin.util.PropertyGroup(["Name", "JobTitle"], 'Public Info');
        groups(2) = matlab.mixin.util.PropertyGroup(struct('Salary', obj.Salary, 'Password', obj.Password), 'Personal Info');
      end
    end
    function footer = getFooter(obj)
      footer = '';
      if isscalar(obj)
        footer = 'Company Private';
      end
    end
  end
end
