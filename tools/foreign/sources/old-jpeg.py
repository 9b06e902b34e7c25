# Wraps a JPEG in a TIFF as scanners did before 1995 (compression 6, TIFF 6.0 section 22).
import struct, sys
source, target = sys.argv[1:]
jpeg = open(source, 'rb').read()
width = height = 0
at = 2
while at < len(jpeg):
    marker, length = jpeg[at + 1], struct.unpack('>H', jpeg[at + 2:at + 4])[0]
    if marker in (0xC0, 0xC1):
        height, width = struct.unpack('>HH', jpeg[at + 5:at + 9])
    if marker == 0xDA:
        scan = at + 2 + length
        break
    at += 2 + length
LONG, SHORT = 4, 3
entries = [(256, LONG, width), (257, LONG, height), (258, SHORT, 8), (259, SHORT, 6), (262, SHORT, 1), (273, LONG, None), (277, SHORT, 1),
           (278, LONG, height), (279, LONG, len(jpeg) - scan), (512, SHORT, 1), (513, LONG, None), (514, LONG, len(jpeg))]
start = 8 + 2 + 12 * len(entries) + 4
body = b''
for tag, kind, value in entries:
    value = {273: start + scan, 513: start}.get(tag, value)
    body += struct.pack('<HHI', tag, kind, 1) + struct.pack('<HH' if kind == SHORT else '<I', *((value, 0) if kind == SHORT else (value,)))
open(target, 'wb').write(b'II*\0' + struct.pack('<I', 8) + struct.pack('<H', len(entries)) + body + b'\0\0\0\0' + jpeg)
