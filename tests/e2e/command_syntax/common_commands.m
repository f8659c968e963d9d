close all
clear all
clc
format compact
x = [1 2; 3 4]
format
hold_on = 1;
more off
warning off
warning('not shown');
warning on
disp hello
disp 'hello world'
disp hello % comment
clear x
exist('x')
global Q
Q = 5;
clear -all
exist Q
a = 1; b = 2;
clear a
exist('a'), exist('b')
clear('b'), exist('b')
ab1 = 1; ab2 = 2; cd = 3; clear ab*
exist('ab1'), cd
format long
pi
format short
pi
tic; t = toc; t >= 0
close all; clc; clear
figure_count = 0
