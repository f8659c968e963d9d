1;
function attempt(f)
  try
    r = f();
    printf('%s %s\n', class(r), mat2str(r));
  catch e
    disp(e.message);
  end
end
attempt(@() int8(1) + int8(1));
attempt(@() int8(1) + int16(1));
attempt(@() int8(1) * uint8(2));
attempt(@() int8([1 2]) .* int16([1 2]));
attempt(@() int8(1) + single(1.5));
attempt(@() int8(1) + true);
attempt(@() int8(1) + 'a');
attempt(@() [int8(1) int16(300)]);
attempt(@() [int16(300) int8(1)]);
attempt(@() [int8(1) 1.7]);
attempt(@() [single(1.5) int8(1)]);
attempt(@() [true int8(5)]);
attempt(@() int8(5) & int16(3));
attempt(@() int8(5) == int16(5));
attempt(@() int8(5) < uint64(6));
attempt(@() int8(2)^2);
attempt(@() 2^int8(2));
attempt(@() int8(2).^int16(2));
attempt(@() bitand(uint8(5), uint16(3)));
attempt(@() int8(5):int16(7));
attempt(@() double(int8(5)) / 2);
attempt(@() max(int8(5), int16(3)));
attempt(@() int32([1 2; 3 4]) * int32([1; 1]));
attempt(@() int32(2) * [1 2]);
attempt(@() -uint8(5));
attempt(@() ~uint8(5));
attempt(@() uint8(3) - 5);
attempt(@() 5i + int8(1));
