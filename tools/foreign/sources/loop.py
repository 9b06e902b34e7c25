"""Makes the last directory of a little-endian TIFF point back to the first."""
import struct, sys

with open(sys.argv[1], "r+b") as file:
    data = file.read()
    (first,) = struct.unpack_from("<I", data, 4)
    (count,) = struct.unpack_from("<H", data, first)
    file.seek(first + 2 + count * 12)
    file.write(struct.pack("<I", first))
