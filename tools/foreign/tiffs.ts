import { letter, refused, three } from './recipe.ts';
import type { Becomes, Recipe } from './recipe.ts';

const libtiff = (name: string, command: string, becomes: Becomes = letter): Recipe => ({ file: `libtiff-${name}.tif`, by: 'libtiff-tools', command, becomes });
const magick = (name: string, options: string, source = 'gray.png', becomes: Becomes = letter): Recipe => ({
  file: `imagemagick-${name}.tif`, by: 'imagemagick-6.q16', command: `convert-im6.q16 ${source} ${options} "$OUT"`, becomes,
});
const ghostscript = (name: string, options: string, becomes: Becomes = letter): Recipe => ({
  file: `ghostscript-${name}.tif`, by: 'ghostscript',
  command: `gs -q -dSAFER -dBATCH -dNOPAUSE -dpages=${becomes === three ? 3 : 1} -sDEVICE=${options} -o "$OUT" letter.ps`, becomes,
});

/** A file whose tags are changed as if its writer had not known them; `-` takes one away. */
const tagged = (name: string, source: string, tags: Record<number, string>, becomes: Becomes = letter): Recipe =>
  libtiff(name, [`cp ${source} "$OUT"`, ...Object.entries(tags).map(([tag, value]) => `tiffset ${value === '-' ? `-u ${tag}` : `-s ${tag} ${value}`} "$OUT"`)].join(' && '), becomes);
const [stripByteCounts, xResolution, yResolution, resolutionUnit] = [279, 282, 283, 296];
const text: Becomes = { pages: 1, layout: 'text' };

/** How the picture is turned before it is stored, for each value of the tag, so that it is seen upright. */
const stored = ['', '-flop', '-rotate 180', '-flip', '-transpose', '-rotate 270', '-transverse', '-rotate 90'];

export const tiffs: Recipe[] = [
  libtiff('g3-1d', 'tiffcp -c g3:1d fine.tif "$OUT"'),
  libtiff('g3-2d', 'tiffcp -c g3:2d fine.tif "$OUT"'),
  libtiff('g3-2d-fill-lsb', 'tiffcp -c g3:2d:fill -f lsb2msb fine.tif "$OUT"'),
  libtiff('g4-lsb', 'tiffcp -c g4 -f lsb2msb fine.tif "$OUT"'),
  libtiff('g4-strips', 'tiffcp -c g4 -r 64 fine.tif "$OUT"'),
  libtiff('g4-big-endian', 'tiffcp -B -c g4 fine.tif "$OUT"'),
  libtiff('g4-little-endian-pages', 'tiffcp -L -c g4 three.tif "$OUT"', three),
  libtiff('g3-big-endian-lsb-pages', 'tiffcp -B -c g3:2d -f lsb2msb three.tif "$OUT"', three),
  libtiff('g4-tiles', 'tiffcp -t -w 256 -l 256 -c g4 fine.tif "$OUT"'),
  libtiff('lzw-tiles', 'tiffcp -t -w 128 -l 128 -c lzw:2 gray.tif "$OUT"'),
  libtiff('lzw', 'tiffcp -c lzw fine.tif "$OUT"'),
  libtiff('packbits', 'tiffcp -c packbits fine.tif "$OUT"'),
  libtiff('deflate', 'tiffcp -c zip:2 gray.tif "$OUT"'),
  libtiff('jpeg', 'tiffcp -c jpeg:r:75 -r 16 color.tif "$OUT"'),
  libtiff('jpeg-tiles', 'tiffcp -t -w 256 -l 256 -c jpeg:80 gray.tif "$OUT"'),
  libtiff('bigtiff-g4', 'tiffcp -8 -c g4 three.tif "$OUT"', three),
  libtiff('bigtiff-big-endian', 'tiffcp -8 -B -c packbits fine.tif "$OUT"'),
  libtiff('planar', 'tiffcp -p separate -c zip:2:p9 color.tif "$OUT"'),
  libtiff('g4-strip-a-line', 'tiffcp -r 1 -c g4 fine.tif "$OUT"'),
  libtiff('webp', 'tiffcp -c webp color.tif "$OUT"'),
  libtiff('zstd', 'tiffcp -c zstd gray.tif "$OUT"', refused('unsupported-type')),
  libtiff('lzma', 'tiffcp -c lzma gray.tif "$OUT"', refused('unsupported-type')),
  ...stored.map((turn, index): Recipe =>
    libtiff(`orientation-${index + 1}`, `convert-im6.q16 fine.png ${turn} +repage -compress Group4 turned.tif && tiffset -s 274 ${index + 1} turned.tif && cp turned.tif "$OUT"`),
  ),
  tagged('no-resolution', 'fine.tif', { [xResolution]: '-', [yResolution]: '-', [resolutionUnit]: '-' }),
  tagged('no-resolution-standard', 'text-standard.tif', { [xResolution]: '-', [yResolution]: '-', [resolutionUnit]: '-' }, text),
  tagged('no-vertical-resolution', 'text-standard.tif', { [yResolution]: '-' }, text),
  tagged('screen-resolution-standard', 'text-standard.tif', { [xResolution]: '72', [yResolution]: '72' }, text),
  tagged('centimetres', 'standard.tif', { [xResolution]: '80.3', [yResolution]: '38.5', [resolutionUnit]: '3' }),
  tagged('unitless', 'standard.tif', { [resolutionUnit]: '1' }),
  tagged('tiny-resolution', 'fine.tif', { [xResolution]: '2', [yResolution]: '2' }),
  tagged('huge-resolution', 'fine.tif', { [xResolution]: '65535', [yResolution]: '65535' }),
  tagged('no-strip-lengths', 'fine.tif', { [stripByteCounts]: '-' }),
  libtiff('old-jpeg', 'cjpeg -grayscale -quality 60 small.ppm > small.jpg && /usr/bin/python3 old-jpeg.py small.jpg "$OUT"'),
  { file: 'libtiff-fax2tiff.tif', by: 'libtiff-tools', command: 'fax2tiff -M -8 -o "$OUT" fine.g3', becomes: letter },
  magick('g3', '-threshold 50% -compress Fax'),
  magick('g4-msb', '-threshold 50% -define tiff:endian=msb -compress Group4'),
  magick('g4-min-is-black-lsb', '-threshold 50% -define quantum:polarity=min-is-black -define tiff:fill-order=lsb -compress Group4'),
  magick('g3-min-is-black', '-threshold 50% -define quantum:polarity=min-is-black -compress Fax'),
  magick('lzw-gray', '-compress LZW'),
  magick('zip-16-bit', '-depth 16 -compress Zip'),
  magick('rle-palette', '-colors 8 -type Palette -compress RLE'),
  magick('jpeg', '-quality 70 -compress JPEG'),
  magick('cmyk', '-colorspace CMYK -compress Zip'),
  magick('alpha', '-channel A -evaluate set 90% -compress Zip'),
  magick('float', '-depth 32 -define quantum:format=floating-point -compress Zip', 'small.png', refused('unsupported-type')),
  magick('32-bit', '-depth 32 -compress Zip', 'small.png', refused('unsupported-type')),
  magick('lab', '-colorspace Lab -compress LZW', 'small.png', refused('unsupported-type')),
  magick('pages', '-compress Group4 -monochrome', 'page-1.png page-2.png page-3.png', three),
  ghostscript('g3-standard', 'tiffg3 -r204x98'),
  ghostscript('g3-2d-fine', 'tiffg32d -r204x196'),
  ghostscript('g4-superfine', 'tiffg4 -r204x391'),
  ghostscript('g4-200', 'tiffg4 -r200x200'),
  ghostscript('g4-pages', 'tiffg4 -r204x98', three),
  ghostscript('crle', 'tiffcrle -r204x196'),
  ghostscript('lzw', 'tifflzw -r150'),
  ghostscript('pack', 'tiffpack -r150'),
  ghostscript('scaled', 'tiffscaled -r600 -dDownScaleFactor=3 -sCompression=g4'),
  ghostscript('gray', 'tiffgray -r100 -sCompression=lzw'),
  ghostscript('color', 'tiff24nc -r100 -sCompression=lzw'),
  ghostscript('48-bit', 'tiff48nc -r60 -sCompression=lzw'),
  ghostscript('12-bit', 'tiff12nc -r20', refused('unsupported-type')),
  { file: 'graphicsmagick-g3.tif', by: 'graphicsmagick', command: 'gm convert fine.png -monochrome -compress Fax "$OUT"', becomes: letter },
  { file: 'graphicsmagick-g4.tif', by: 'graphicsmagick', command: 'gm convert fine.png -monochrome -compress Group4 "$OUT"', becomes: letter },
  { file: 'netpbm-g3.tif', by: 'netpbm', command: 'pamtotiff -g3 -2d -fill -xresolution 204 -yresolution 196 -output "$OUT" fine.pbm', becomes: letter },
  { file: 'netpbm-white-is-zero.tif', by: 'netpbm', command: 'pngtopam gray.png | pamtotiff -lzw -miniswhite -xresolution 120 -yresolution 120 -output "$OUT"', becomes: letter },
  { file: 'netpbm-g4-min-is-black-lsb.tif', by: 'netpbm', command: 'cp black.tif "$OUT"', becomes: letter },
  { file: 'netpbm-g4.tif', by: 'netpbm', command: 'pamtotiff -g4 -xresolution 204 -yresolution 196 -output "$OUT" fine.pbm', becomes: letter },
  { file: 'pillow-g4.tif', by: 'python3-pil', command: `/usr/bin/python3 -c "import os; from PIL import Image; Image.open('fine.png').convert('1').save(os.environ['OUT'], compression='group4', dpi=(204, 196))"`, becomes: letter },
  { file: 'pillow-raw.tif', by: 'python3-pil', command: `/usr/bin/python3 -c "import os; from PIL import Image; Image.open('small.png').convert('1').save(os.environ['OUT'])"`, becomes: letter },
  { file: 'efax-g3.tif', by: 'efax', command: 'efix -v e -i pbm -o tiffg3 fine.pbm > "$OUT"', becomes: letter },
  { file: 'spandsp-received.tif', by: 'libspandsp2', command: './fax three.tif "$OUT"', becomes: three },
  { file: 'spandsp-received-t6.tif', by: 'libspandsp2', command: './fax fine.tif "$OUT" t6', becomes: letter },
  { file: 'spandsp-received-standard.tif', by: 'libspandsp2', command: './fax standard.tif "$OUT"', becomes: letter },
];
