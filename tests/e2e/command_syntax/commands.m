format long
pi
format
hold_x = 3;
disp hello
disp 'quoted text'
clear hold_x
exist('hold_x')
warning off
warning('this is not shown');
more off
close all
clc
clear all; clc
x = 3;
x - 1
x-1
a = [x -1]
a = [x - 1]
a = [x' -1]
a = {x -1, 'b' 'c'}
format short g
pi*1000
format
echo off
type_of = 5;
if x, disp yes, end
global AA
isempty(AA)
