import { blank, letter, refused, three } from './recipe.ts';
import type { Becomes, Recipe } from './recipe.ts';

const picture = (file: string, by: string, command: string, becomes: Becomes = letter): Recipe => ({ file, by, command, becomes });
const magick = (file: string, options: string, source = 'gray.png'): Recipe =>
  picture(`imagemagick-${file}`, 'imagemagick-6.q16', `convert-im6.q16 ${source} ${options} "$OUT"`);
/** As a telephone writes it: stored lying, turned by its EXIF orientation. */
const camera = (orientation: number, turn: string): Recipe =>
  picture(
    `camera-orientation-${orientation}.jpg`,
    'libimage-exiftool-perl',
    `convert-im6.q16 gray.png ${turn} -quality 60 "$OUT" && exiftool -q -overwrite_original -n -Orientation=${orientation} -Make=Camera -Model=Telephone -XResolution=72 -YResolution=72 "$OUT"`,
  );

export const pictures: Recipe[] = [
  magick('gray.png', '-depth 8'),
  magick('16-bit-alpha.png', '-depth 16 -channel A -evaluate set 100% -resize 50%'),
  magick('interlaced-palette.png', '-colors 8 -interlace PNG -type Palette'),
  magick('bilevel.png', '-threshold 50% -depth 1'),
  picture('imagemagick-one-pixel.png', 'imagemagick-6.q16', 'convert-im6.q16 -size 1x1 xc:white "$OUT"', blank),
  picture('imagemagick-line.png', 'imagemagick-6.q16', 'convert-im6.q16 -size 1x9000 xc:white "$OUT"', blank),
  picture('libwebp-moving.webp', 'webp', 'img2webp -lossless -d 100 small.png -d 100 small.png -o "$OUT" > img2webp.log 2>&1'),
  picture('imagemagick-moving.gif', 'imagemagick-6.q16', 'convert-im6.q16 -delay 10 small.png small.png -colors 4 "$OUT"'),
  picture('imagemagick-pages.gif', 'imagemagick-6.q16', 'convert-im6.q16 page-1.png page-2.png page-3.png -resize 67% -colors 4 "$OUT"', three),
  picture('libwebp-pages.webp', 'webp', 'img2webp -lossless -d 100 page-1.png -d 100 page-2.png -d 100 page-3.png -o "$OUT" > img2webp.log 2>&1', three),
  picture('imagemagick-light-ink.png', 'imagemagick-6.q16', 'convert-im6.q16 small.png -alpha copy -channel A -negate +channel -fill white -colorize 100 -depth 8 "$OUT"'),
  magick('progressive.jpg', '-interlace Plane -quality 60'),
  magick('standard.png', '', 'standard.tif'),
  magick('standard.jpg', '-quality 40', 'standard.tif'),
  magick('cmyk.jpg', '-colorspace CMYK -quality 60', 'small.png'),
  magick('gray.jpg', '-colorspace Gray -quality 60'),
  camera(1, ''),
  camera(3, '-rotate 180'),
  camera(6, '-rotate 270'),
  camera(8, '-rotate 90'),
  camera(5, '-transpose'),
  picture('exiftool-orientation-6.png', 'libimage-exiftool-perl', 'convert-im6.q16 gray.png -rotate 270 "$OUT" && exiftool -q -q -overwrite_original -n -Orientation=6 "$OUT"'),
  picture('libwebp-orientation-6.webp', 'webp', 'cwebp -quiet -metadata exif camera.jpg -o "$OUT"'),
  picture('libjpeg-arithmetic.jpg', 'libjpeg-turbo-progs', 'cjpeg -arithmetic -grayscale -quality 60 -outfile "$OUT" small.ppm'),
  picture('ghostscript-gray.png', 'ghostscript', 'gs -q -dSAFER -dBATCH -dNOPAUSE -dpages=1 -sDEVICE=pnggray -r120 -dTextAlphaBits=4 -o "$OUT" letter.ps'),
  picture('ghostscript-mono.png', 'ghostscript', 'gs -q -dSAFER -dBATCH -dNOPAUSE -dpages=1 -sDEVICE=pngmono -r204 -o "$OUT" letter.ps'),
  picture('ghostscript.jpg', 'ghostscript', 'gs -q -dSAFER -dBATCH -dNOPAUSE -dpages=1 -sDEVICE=jpeg -r120 -dJPEGQ=60 -dTextAlphaBits=4 -o "$OUT" letter.ps'),
  picture('ghostscript-standard.png', 'ghostscript', 'gs -q -dSAFER -dBATCH -dNOPAUSE -dpages=1 -sDEVICE=pngmono -r204x98 -o "$OUT" letter.ps'),
  picture('ghostscript-standard.jpg', 'ghostscript', 'gs -q -dSAFER -dBATCH -dNOPAUSE -dpages=1 -sDEVICE=jpeggray -r204x98 -dJPEGQ=40 -o "$OUT" letter.ps'),
  picture('pillow-cmyk.jpg', 'python3-pil', `/usr/bin/python3 -c "import os; from PIL import Image; Image.open('small.png').convert('CMYK').save(os.environ['OUT'], quality=60)"`),
  picture('netpbm-16-bit.png', 'netpbm', 'pngtopam small.png | pamdepth 65535 | pnmtopng -force -quiet > "$OUT"'),
  picture('imagemagick-transparent.png', 'imagemagick-6.q16', 'convert-im6.q16 small.png -alpha copy -channel A -negate +channel -fill black -colorize 100 -depth 8 "$OUT"'),
  picture('poppler.png', 'poppler-utils', 'pdftoppm -png -gray -r 120 -singlefile one.pdf poppler && cp poppler.png "$OUT"'),
  picture('poppler.jpg', 'poppler-utils', 'pdftoppm -jpeg -jpegopt quality=60 -gray -r 120 -singlefile one.pdf poppler && cp poppler.jpg "$OUT"'),
  picture('netpbm-interlaced.png', 'netpbm', 'pnmtopng -interlace -quiet fine.pbm > "$OUT"'),
  picture('libjpeg-progressive.jpg', 'libjpeg-turbo-progs', 'cjpeg -grayscale -progressive -quality 60 small.ppm > "$OUT"'),
  picture('libwebp.webp', 'webp', 'cwebp -quiet -q 60 gray.png -o "$OUT"'),
  picture('libwebp-lossless.webp', 'webp', 'cwebp -quiet -lossless small.png -o "$OUT"'),
  picture('imagemagick.webp', 'imagemagick-6.q16', 'convert-im6.q16 gray.png -quality 60 "$OUT"'),
  picture('pillow.webp', 'python3-pil', `/usr/bin/python3 -c "import os; from PIL import Image; Image.open('small.png').convert('RGB').save(os.environ['OUT'], quality=60)"`),
  picture('imagemagick.gif', 'imagemagick-6.q16', 'convert-im6.q16 gray.png -colors 4 "$OUT"'),
  picture('netpbm.gif', 'netpbm', 'pamtogif fine.pbm > "$OUT"'),
  picture('pillow-interlaced.gif', 'python3-pil', `/usr/bin/python3 -c "import os; from PIL import Image; Image.open('small.png').convert('L').save(os.environ['OUT'], interlace=1)"`),
  picture('libheif.heic', 'libheif-examples', 'heif-enc -q 40 small.png -o "$OUT"', refused('unsupported-type')),
  picture('libheif-many.heic', 'libheif-examples', 'heif-enc -q 40 small.png small.png -o "$OUT"', refused('unsupported-type')),
  picture('imagemagick.bmp', 'imagemagick-6.q16', 'convert-im6.q16 small.png -monochrome "$OUT"', refused('unsupported-type')),
  picture('pillow.bmp', 'python3-pil', `/usr/bin/python3 -c "import os; from PIL import Image; Image.open('small.png').convert('1').save(os.environ['OUT'])"`, refused('unsupported-type')),
];
