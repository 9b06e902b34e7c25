# pages.py KIND PDF: the letter on a page that is built as other programs build theirs, written by pikepdf.
import sys

import pikepdf
from PIL import Image, ImageOps

kind, target = sys.argv[1:]
name = pikepdf.Name


def rebuilt(change):
    pdf = pikepdf.open('one.pdf')
    page = pdf.pages[0]
    change(pdf, page, [float(value) for value in page.MediaBox])
    pdf.save(target, static_id=True)


def drawn(pdf, page, matrix):
    page.contents_add(pikepdf.Stream(pdf, b'q %s cm' % matrix.encode()), prepend=True)
    page.contents_add(pikepdf.Stream(pdf, b'Q'))


def rotated_cropped(pdf, page, box):
    """Lies on its side far from the origin of a larger paper, and is turned and cut out by its own entries."""
    height = box[3]
    drawn(pdf, page, '0 1 -1 0 %g -30' % (height - 70))
    page.MediaBox = [-400, -300, 900, 1200]
    page.CropBox = [-70, -30, height - 70, box[2] - 30]
    page.Rotate = 90


def inherited(pdf, page, box):
    """Turned upside down by the node above, its box written from the upper right to the lower left."""
    drawn(pdf, page, '-1 0 0 -1 %g %g' % (box[2], box[3]))
    for key in ('/MediaBox', '/Rotate'):
        del page[key]
    pdf.Root.Pages.MediaBox = [box[2], box[3], 0, 0]
    pdf.Root.Pages.Rotate = -180


def user_unit(pdf, page, box):
    """Half as large, in units of twice the size."""
    drawn(pdf, page, '0.5 0 0 0.5 0 0')
    page.MediaBox = [0, 0, box[2] / 2, box[3] / 2]
    page.UserUnit = 2


def pictured(entries, data):
    """A page that is one picture."""
    pdf = pikepdf.new()
    pdf.add_blank_page(page_size=(612, 288))
    picture = pikepdf.Stream(pdf, data)
    picture.Type, picture.Subtype = name.XObject, name.Image
    for key, value in entries(pdf).items():
        picture[f'/{key}'] = value
    pdf.pages[0].Resources = pikepdf.Dictionary(XObject=pikepdf.Dictionary(A=picture))
    pdf.pages[0].Contents = pikepdf.Stream(pdf, b'612 0 0 288 0 0 cm /A Do')
    pdf.save(target, static_id=True)


def bits(image):
    return dict(Width=image.width, Height=image.height, BitsPerComponent=1)


page = Image.open('small.png').convert('L')
bilevel = page.convert('1', dither=Image.Dither.NONE)
dark = ImageOps.invert(page)
if kind == 'inverted':
    # A 1 is black, by the order of Decode.
    negative = bilevel.point(lambda value: not value)
    pictured(lambda pdf: dict(bits(bilevel), ColorSpace=name.DeviceGray, Decode=pikepdf.Array([1, 0])), negative.tobytes('raw', '1'))
elif kind == 'stencil':
    pictured(lambda pdf: dict(bits(bilevel), ImageMask=True, Decode=pikepdf.Array([0, 1])), bilevel.tobytes('raw', '1'))
elif kind == 'soft-mask':
    # As scanners part a page into layers: black, seen through the letters.
    def layers(pdf):
        mask = pikepdf.Stream(pdf, dark.tobytes(), Type=name.XObject, Subtype=name.Image, Width=dark.width, Height=dark.height, BitsPerComponent=8, ColorSpace=name.DeviceGray)
        return dict(Width=1, Height=1, BitsPerComponent=8, ColorSpace=name.DeviceRGB, SMask=mask)
    pictured(layers, b'\0\0\0')
elif kind == 'indexed':
    # Four grays of a palette, two bits each.
    few = page.point(lambda value: value >> 6).tobytes()
    packed = bytes(few[at] << 6 | few[at + 1] << 4 | few[at + 2] << 2 | few[at + 3] for at in range(0, len(few), 4))
    palette = bytes(value for gray in (0, 85, 170, 255) for value in (gray,) * 3)
    pictured(lambda pdf: dict(Width=page.width, Height=page.height, BitsPerComponent=2, ColorSpace=pikepdf.Array([name.Indexed, name.DeviceRGB, 3, pikepdf.String(palette)])), packed)
elif kind in ('cut-jpeg2000', 'unknown-filter'):
    # A picture that was cut, and one that is coded in a way that nobody knows.
    data = open('gray.jp2', 'rb').read()
    coding = name.JPXDecode if kind == 'cut-jpeg2000' else name('/LaterDecode')
    pictured(lambda pdf: dict(Width=page.width, Height=page.height, BitsPerComponent=8, ColorSpace=name.DeviceGray, Filter=coding), data[:len(data) // 2])
else:
    rebuilt({'rotated-cropped': rotated_cropped, 'inherited': inherited, 'user-unit': user_unit}[kind])
