clc, clear all, close all
format short, x = pi
format long, x
format, x
clear x y z
exist x
a = 1; clear('a'); exist('a')
warning('off', 'all')
warning('silent');
disp -5
disp 1+1
more off
clearvars_absent = 1;
x.hold = 1; x.hold
clear x.hold
who_cares = 2
clc
