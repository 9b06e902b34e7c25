# strip.py TIFF TAG: lets an entry of the first directory point far behind the end of the file.
import struct
import sys

target, tag = sys.argv[1], int(sys.argv[2])
with open(target, 'rb') as file:
    data = bytearray(file.read())
order = '<' if data[:2] == b'II' else '>'
[directory] = struct.unpack_from(order + 'I', data, 4)
[entries] = struct.unpack_from(order + 'H', data, directory)
for at in range(directory + 2, directory + 2 + 12 * entries, 12):
    if struct.unpack_from(order + 'H', data, at)[0] == tag:
        struct.pack_into(order + 'I', data, at + 8, 99_999_999)
with open(target, 'wb') as file:
    file.write(data)
