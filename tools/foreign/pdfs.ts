import { letter, refused, three } from './recipe.ts';
import type { Becomes, Layout, Recipe } from './recipe.ts';

const pdf = (file: string, by: string, command: string, becomes: Becomes | Layout = letter): Recipe => ({
  file: `${file}.pdf`, by, command, becomes: typeof becomes === 'string' ? { pages: 1, layout: becomes } : becomes,
});
const ghostscript = (name: string, options: string, becomes: Becomes = letter): Recipe =>
  pdf(`ghostscript-${name}`, 'ghostscript', `gs -q -dSAFER -dBATCH -dNOPAUSE -dpages=${becomes === three ? 3 : 1} -sDEVICE=${options} -o "$OUT" letter.ps`, becomes);
/** Built by sources/pages.py. */
const pikepdf = (name: string, becomes: Becomes = letter): Recipe => pdf(`pikepdf-${name}`, 'python3-pikepdf', `/usr/bin/python3 pages.py ${name} "$OUT"`, becomes);
const img2pdf = (name: string, source: string): Recipe => pdf(`img2pdf-${name}`, 'img2pdf', `img2pdf --nodate -o "$OUT" ${source}`);
const qpdf = (name: string, options: string, becomes: Becomes = three, source = 'three.pdf'): Recipe =>
  pdf(`qpdf-${name}`, 'qpdf', `qpdf ${options} ${source} "$OUT"`, becomes);

export const pdfs: Recipe[] = [
  ghostscript('pdfwrite', 'pdfwrite', three),
  ghostscript('pdfa', 'pdfwrite -dPDFA=2 -dCompatibilityLevel=1.4'),
  ghostscript('cmyk-image', 'pdfimage32 -r80'),
  pdf('ghostscript-inline-image', 'ghostscript', 'gs -q -dSAFER -dBATCH -dNOPAUSE -sDEVICE=pdfwrite -dMaxInlineImageSize=1000000 -o "$OUT" image.pdf'),
  ghostscript('fax-image', 'pdfimage8 -r100 -sCompression=Flate'),
  pdf('libreoffice', 'libreoffice-writer', 'soffice --headless --convert-to pdf --outdir office letter.rtf > office.log && cp office/letter.pdf "$OUT"', 'office'),
  pdf('chromium', 'chromium', 'chromium --headless --no-sandbox --no-pdf-header-footer --print-to-pdf="$OUT" letter.html 2> chromium.log', 'html'),
  pdf('pdftex', 'texlive-latex-base', 'pdflatex -interaction=batchmode letter.tex > tex.log && cp letter.pdf "$OUT"', 'tex'),
  pdf('pdftex-accents', 'texlive-latex-base', 'pdflatex -interaction=batchmode accents.tex > tex.log && cp accents.pdf "$OUT"', { pages: 1 }),
  pdf('groff', 'groff', 'groff -Tpdf -P-p4i,8.5i letter.roff > "$OUT"', 'roff'),
  pdf('cups-text', 'cups-filters', 'PPD= /usr/lib/cups/filter/texttopdf 1 clinic letter 1 "" letter.txt > "$OUT" 2> cups.log', 'text'),
  pdf('cairo', 'poppler-utils', 'pdftocairo -pdf one.pdf "$OUT"'),
  pdf('mupdf', 'mupdf-tools', 'mutool clean -gggz three.pdf "$OUT"', three),
  pdf('tesseract', 'tesseract-ocr', 'tesseract gray.png recognised --dpi 120 pdf 2> tesseract.log && cp recognised.pdf "$OUT"'),
  pdf('pdftk-password', 'pdftk-java', 'pdftk three.pdf output "$OUT" owner_pw owner encrypt_40bit 2> pdftk.log', three),
  pdf('libtiff-tiff2pdf', 'libtiff-tools', 'tiff2pdf -o "$OUT" fine.tif'),
  pdf('graphicsmagick-jpeg', 'graphicsmagick', 'gm convert gray.png -quality 70 -compress JPEG "$OUT"'),
  pdf('libtiff-tiff2pdf-min-is-black', 'libtiff-tools', 'tiff2pdf -o "$OUT" black.tif'),
  img2pdf('g4', 'fine.tif'),
  img2pdf('g4-standard', 'standard.tif'),
  img2pdf('g4-min-is-black', 'black.tif'),
  img2pdf('jpeg', 'camera.jpg'),
  img2pdf('jpeg-cmyk', 'cmyk.jpg'),
  img2pdf('jpeg2000', 'gray.jp2'),
  img2pdf('jpeg2000-color', 'color.jp2'),
  qpdf('linearized', '--linearize'),
  qpdf('object-streams', '--object-streams=generate'),
  qpdf('qdf', '--qdf'),
  qpdf('owner-password', '--encrypt "" owner 256 --modify=none --extract=n --'),
  qpdf('owner-password-rc4', '--allow-weak-crypto --encrypt "" owner 40 --modify=n --'),
  qpdf('user-password', '--encrypt secret owner 256 --', refused('encrypted')),
  qpdf('user-password-rc4', '--allow-weak-crypto --encrypt secret owner 128 --use-aes=n --', refused('encrypted')),
  qpdf('owner-password-aes-128', '--encrypt "" owner 128 --use-aes=y --cleartext-metadata --'),
  pikepdf('rotated-cropped'),
  pikepdf('inherited'),
  pikepdf('user-unit'),
  pikepdf('inverted'),
  pikepdf('stencil'),
  pikepdf('soft-mask'),
  pikepdf('indexed'),
  pikepdf('cut-jpeg2000', refused('damaged')),
  pikepdf('unknown-filter', refused('damaged')),
  pdf('pikepdf-jbig2', 'python3-pikepdf', '/usr/bin/python3 jbig2.py fine.tif "$OUT"'),
  pdf('pikepdf-jbig2-mmr', 'python3-pikepdf', '/usr/bin/python3 jbig2.py fine.tif "$OUT" mmr', refused('damaged')),
  qpdf('attachment', '', letter, 'one.pdf --add-attachment letter.txt --mimetype=text/plain --'),
  qpdf('2.0', '--min-version=2.0'),
  qpdf('rotated', '--rotate=+90 --', { pages: 1, layout: 'letter' }, 'turned.pdf'),
];
