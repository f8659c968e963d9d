classdef Board < handle
    properties (SetAccess = private)
        grid char = repmat('.',3,3)
        turn (1,1) char {mustBeMember(turn,'XO')} = 'X'
        moves = 0
    end
    properties (Constant)
        SIZE = 3
    end
    events
        GameOver
    end
    methods
        function obj = Board(n)
            arguments
                n (1,1) double {mustBePositive, mustBeInteger} = Board.SIZE
            end
            obj.grid = repmat('.',n,n);
        end
        function tf = play(obj, r, c)
            tf = false;
            if obj.grid(r,c) ~= '.', return; end
            obj.grid(r,c) = obj.turn;
            obj.moves = obj.moves + 1;
            if obj.turn == 'X', obj.turn = 'O'; else, obj.turn = 'X'; end
            tf = true;
            if obj.winner() ~= '.'
                notify(obj,'GameOver',WinData(obj.winner()));
            end
        end
        function w = winner(obj)
            w = '.';
            g = obj.grid;
            lines = [num2cell(g,2); num2cell(g.',2); {diag(g).'}; {diag(fliplr(g)).'}];
            for k = 1:numel(lines)
                if all(lines{k} == lines{k}(1)) && lines{k}(1) ~= '.'
                    w = lines{k}(1); return
                end
            end
        end
        function disp(obj)
            fprintf('%s\n', strjoin(cellstr(obj.grid), newline));
        end
        function n = nnz(obj), n = obj.moves; end
    end
    methods (Static)
        function b = fromString(s)
            b = Board(numel(s));
            for k = 1:numel(s)
                for j = 1:strlength(s(k)), ch = extractBetween(s(k),j,j); if ch ~= ".", b.grid(k,j) = char(ch); end, end
            end
        end
    end
end
