# jbig2.py BITMAP.tif PDF [mmr]: a page as scanners that compress with JBIG2 write it (ITU-T T.88), one generic region,
# arithmetically coded, or its bits MMR as libtiff made them. Debian 12 has decoders alone: jbig2dec, Poppler and MuPDF read it.
import struct
import sys

import pikepdf
from PIL import Image

# Annex E, table E.1: probability, next state after the likely and after the unlikely symbol, whether they change places.
STATES = [
    (0x5601, 1, 1, 1), (0x3401, 2, 6, 0), (0x1801, 3, 9, 0), (0x0AC1, 4, 12, 0), (0x0521, 5, 29, 0), (0x0221, 38, 33, 0),
    (0x5601, 7, 6, 1), (0x5401, 8, 14, 0), (0x4801, 9, 14, 0), (0x3801, 10, 14, 0), (0x3001, 11, 17, 0), (0x2401, 12, 18, 0),
    (0x1C01, 13, 20, 0), (0x1601, 29, 21, 0), (0x5601, 15, 14, 1), (0x5401, 16, 14, 0), (0x5101, 17, 15, 0), (0x4801, 18, 16, 0),
    (0x3801, 19, 17, 0), (0x3401, 20, 18, 0), (0x3001, 21, 19, 0), (0x2801, 22, 19, 0), (0x2401, 23, 20, 0), (0x2201, 24, 21, 0),
    (0x1C01, 25, 22, 0), (0x1801, 26, 23, 0), (0x1601, 27, 24, 0), (0x1401, 28, 25, 0), (0x1201, 29, 26, 0), (0x1101, 30, 27, 0),
    (0x0AC1, 31, 28, 0), (0x09C1, 32, 29, 0), (0x08A1, 33, 30, 0), (0x0521, 34, 31, 0), (0x0441, 35, 32, 0), (0x02A1, 36, 33, 0),
    (0x0221, 37, 34, 0), (0x0141, 38, 35, 0), (0x0111, 39, 36, 0), (0x0085, 40, 37, 0), (0x0049, 41, 38, 0), (0x0025, 42, 39, 0),
    (0x0015, 43, 40, 0), (0x0009, 44, 41, 0), (0x0005, 45, 42, 0), (0x0001, 45, 43, 0), (0x5601, 46, 46, 0),
]


class Encoder:
    def __init__(self):
        self.a, self.c, self.left, self.out = 0x8000, 0, 12, bytearray(1)
        self.state, self.likely = [0] * 65536, [0] * 65536

    def put(self, context, bit):
        probability, after, otherwise, swap = STATES[self.state[context]]
        self.a -= probability
        if bit == self.likely[context]:
            if self.a & 0x8000:
                self.c += probability
                return
            self.state[context] = after
            upper = self.a >= probability
        else:
            self.likely[context] ^= swap
            self.state[context] = otherwise
            upper = self.a < probability
        if upper:
            self.c += probability
        else:
            self.a = probability
        while not self.a & 0x8000:
            self.a <<= 1
            self.shift(1)

    def shift(self, count):
        for _ in range(count):
            self.c <<= 1
            self.left -= 1
            if self.left == 0:
                self.byte()

    def byte(self):
        if self.out[-1] != 0xFF and self.c >= 0x8000000:
            self.out[-1] += 1
            self.c &= 0x7FFFFFF
        stuffed = self.out[-1] == 0xFF
        kept = 20 if stuffed else 19
        self.out.append(self.c >> kept & 0xFF)
        self.c &= (1 << kept) - 1
        self.left = 7 if stuffed else 8

    def end(self):
        most = self.c + self.a
        self.c |= 0xFFFF
        if self.c >= most:
            self.c -= 0x8000
        self.shift(self.left)
        self.shift(self.left)
        return bytes(self.out[1:]) + b'\xff\xac'


def coded(image):
    width, height = image.size
    black = image.convert('1').point(lambda value: not value).tobytes('raw', '1')
    stride = (width + 7) // 8
    rows = [[0] * (width + 8), [0] * (width + 8)]
    for y in range(height):
        bits = ''.join(f'{byte:08b}' for byte in black[y * stride:(y + 1) * stride])
        rows.append([0] * 4 + [int(bit) for bit in bits[:width]] + [0] * 4)
    encoder = Encoder()
    for y in range(height):
        above, over, row = rows[y:y + 3]
        for x in range(4, width + 4):
            context = 0
            # Template 0, its movable pixels where they nominally are.
            for bit in above[x - 2:x + 3] + over[x - 3:x + 4] + row[x - 4:x]:
                context = context << 1 | bit
            encoder.put(context, row[x])
    return b'\x00\x03\xff\xfd\xff\x02\xfe\xfe\xfe' + encoder.end()


def segment(number, kind, data):
    return struct.pack('>IBBBI', number, kind, 0, 1, len(data)) + data


source, target, *mmr = sys.argv[1:]
image = Image.open(source)
width, height = image.size
start, length = image.tag_v2[273][0], image.tag_v2[279][0]
region = b'\x01' + open(source, 'rb').read()[start:start + length] if mmr else coded(image)
stream = segment(0, 48, struct.pack('>IIIIBH', width, height, 0, 0, 0, 0)) + segment(1, 38, struct.pack('>IIIIB', width, height, 0, 0, 0) + region)

points = width * 72 / 204, height * 72 / 196
pdf = pikepdf.new()
pdf.add_blank_page(page_size=points)
name = pikepdf.Name
picture = pikepdf.Stream(pdf, stream, Type=name.XObject, Subtype=name.Image, Width=width, Height=height, BitsPerComponent=1, ColorSpace=name.DeviceGray, Filter=name.JBIG2Decode)
pdf.pages[0].Resources = pikepdf.Dictionary(XObject=pikepdf.Dictionary(A=picture))
pdf.pages[0].Contents = pikepdf.Stream(pdf, b'%.3f 0 0 %.3f 0 0 cm /A Do' % points)
pdf.save(target, static_id=True)
