import { letter, refused, three } from './recipe.ts';
import type { Becomes, Recipe } from './recipe.ts';

const by = (program: string) => (file: string, command: string, becomes: Becomes = letter): Recipe => ({ file, by: program, command, becomes });
const ghostscript = by('ghostscript');
const gm = by('graphicsmagick');
const libtiff = by('libtiff-tools');
const pdftk = by('pdftk-java');
const qpdf = by('qpdf');
const coreutils = by('coreutils');
/** Built by sources/odd.py. */
const pikepdf = (kind: string, becomes: Becomes = letter, source = 'one.pdf'): Recipe =>
  by('python3-pikepdf')(`pikepdf-${kind}.pdf`, `/usr/bin/python3 odd.py ${kind} ${source} "$OUT"`, becomes);
const drawnBy = (device: string, pages: number) => `gs -q -dSAFER -dBATCH -dNOPAUSE -dpages=${pages} -sDEVICE=${device} -o "$OUT" letter.ps`;
const cut = (source: string, share: string) => `head -c $(( $(stat -c %s ${source}) * ${share} )) ${source}`;
const strip = (tag: number) => `cp fine.tif "$OUT" && /usr/bin/python3 strip.py "$OUT" ${tag}`;

/** What programs make of a page that is already there, and what happens to files on their way. */
export const oddFiles: Recipe[] = [
  ghostscript('dvips-type3.pdf', 'latex -interaction=batchmode letter.tex > tex.log && dvips -q -V1 -o type3.ps letter.dvi && ps2pdf type3.ps "$OUT"', { pages: 1, layout: 'tex' }),
  ghostscript('ghostscript-1.2.pdf', drawnBy('pdfwrite -dCompatibilityLevel=1.2 -dCompressPages=false', 3), three),
  ghostscript('ghostscript-color-image.pdf', drawnBy('pdfimage24 -r80', 3), three),
  ghostscript('ghostscript-pclm.pdf', drawnBy('pclm8 -r100', 1)),
  ghostscript('ghostscript-cmyk.pdf', drawnBy('pdfwrite -sColorConversionStrategy=CMYK', 1)),
  by('poppler-utils')('poppler-united.pdf', 'pdfseparate three.pdf page-%d.pdf && pdfunite page-1.pdf page-2.pdf page-3.pdf "$OUT"', three),
  by('mupdf-tools')('mupdf-pclm.pdf', 'mutool draw -q -r 100 -F pclm -o "$OUT" one.pdf'),
  by('img2pdf')('img2pdf-pages.pdf', 'img2pdf --nodate -o "$OUT" three.tif', three),
  by('img2pdf')('img2pdf-turned.pdf', 'img2pdf --nodate --rotation=auto -o "$OUT" camera.jpg'),
  gm('graphicsmagick-fax-pages.pdf', 'gm convert three.tif -compress Fax "$OUT"', three),
  gm('graphicsmagick-zip-16.pdf', 'gm convert gray.png -depth 16 -compress Zip "$OUT"'),
  gm('graphicsmagick-rle.pdf', 'gm convert gray.png -monochrome -compress RLE "$OUT"'),
  gm('graphicsmagick-lzw.pdf', 'gm convert gray.png -colors 16 -compress LZW "$OUT"'),
  libtiff('libtiff-tiff2pdf-pages.pdf', 'tiff2pdf -o "$OUT" three.tif', three),
  libtiff('libtiff-tiff2pdf-zip.pdf', 'tiff2pdf -z -o "$OUT" gray.tif'),
  libtiff('libtiff-tiff2pdf-jpeg.pdf', 'tiff2pdf -j -q 70 -o "$OUT" color.tif'),
  pdftk('pdftk-stamped.pdf', 'pdftk one.pdf multistamp three.pdf output "$OUT"'),
  pdftk('pdftk-turned.pdf', 'pdftk one.pdf cat 1south output south.pdf && pdftk south.pdf cat 1down output "$OUT"'),
  pdftk('pdftk-attached-to-page.pdf', 'pdftk one.pdf attach_files letter.txt to_page 1 output "$OUT"'),
  pdftk('pdftk-page-labels.pdf', `printf 'PageLabelBegin\\nPageLabelNewIndex: 1\\nPageLabelStart: 7\\nPageLabelNumStyle: LowercaseRomanNumerals\\n' > labels.txt && pdftk three.pdf update_info labels.txt output "$OUT"`, three),
  qpdf('qpdf-coalesced.pdf', 'qpdf --coalesce-contents --stream-data=uncompress three.pdf "$OUT"', three),
  qpdf('qpdf-overlaid.pdf', 'qpdf one.pdf --overlay one.pdf -- "$OUT"'),
  qpdf('qpdf-encrypted-object-streams.pdf', 'qpdf --encrypt "" owner 256 -- --object-streams=generate three.pdf "$OUT"', three),
  pikepdf('hidden-layer'),
  pikepdf('signed'),
  pikepdf('static-form'),
  pikepdf('transparent'),
  pikepdf('nested'),
  pikepdf('parts'),
  pikepdf('spot-color'),
  pikepdf('turned-past'),
  pikepdf('cropped-outside'),
  pikepdf('scripted'),
  // The first page is there; those that are not are known to be missing.
  pikepdf('wrong-count', { pages: 7, damaged: [4, 5, 6, 7], layout: 'letter' }, 'three.pdf'),
  coreutils('updated.pdf', 'cp three.pdf "$OUT" && /usr/bin/python3 update.py "$OUT"', three),
  coreutils('twice.pdf', 'cat one.pdf one.pdf > "$OUT"'),
  coreutils('rubbish-behind.pdf', '{ cat one.pdf; head -c 3000 letter.html; } > "$OUT"'),
  coreutils('cut-object-streams.pdf', `qpdf --object-streams=generate three.pdf objects.pdf && ${cut('objects.pdf', '9 / 10')} > "$OUT"`, refused('truncated')),
  coreutils('cut-end-mark.pdf', 'head -c -7 three.pdf > "$OUT"', refused('truncated')),
  coreutils('cut-and-ended.pdf', `{ ${cut('three.pdf', '6 / 10')}; printf '\\n%%%%EOF\\n'; } > "$OUT"`, refused('damaged')),
  coreutils('base64-named.pdf', 'base64 one.pdf > "$OUT"', refused('unsupported-type')),
  // Line ends were changed: the second page shows nothing, and the third a part.
  coreutils('carried-as-text.pdf', `sed 's/$/\\r/' three.pdf > "$OUT"`, { pages: 3, damaged: [2, 3], layout: 'letter' }),
  coreutils('hole.pdf', 'cp three.pdf "$OUT" && dd if=/dev/zero of="$OUT" bs=1 seek=700 count=512 conv=notrunc status=none', { pages: 3, damaged: [1, 2, 3], layout: 'letter' }),
  libtiff('libtiff-thumbnail.tif', 'convert-im6.q16 fine.tif -resize 10% small.tif && tiffcp fine.tif small.tif "$OUT" && tiffset -d 1 -s 254 1 "$OUT"'),
  libtiff('libtiff-16-bit-tiles.tif', 'convert-im6.q16 gray.png -depth 16 deep.tif && tiffcp -t -w 256 -l 256 -c lzw:2 deep.tif "$OUT"'),
  libtiff('libtiff-mask.tif', 'cp fine.tif "$OUT" && tiffset -s 254 4 "$OUT"'),
  coreutils('cut-second-page.tif', `tiffcp -c g4 three.tif ends.tif && ${cut('ends.tif', '5 / 10')} > "$OUT"`, refused('truncated')),
  coreutils('strip-outside.tif', strip(273), refused('truncated')),
  coreutils('strip-too-long.tif', strip(279), refused('truncated')),
];
