import { blank, letter, refused, three } from './recipe.ts';
import type { Becomes, Recipe } from './recipe.ts';

const broken = (file: string, command: string, becomes: Becomes, by = 'coreutils'): Recipe => ({ file, by, command, becomes });
/** The first part of a file, as a line that was cut leaves it. */
const cut = (file: string, source: string): Recipe =>
  broken(file, `head -c $(( $(stat -c %s ${source}) * 6 / 10 )) ${source} > "$OUT"`, refused('truncated'));
/** A PDF written by hand in sources/, which says what is wrong with it. */
const written = (name: string, becomes: Becomes): Recipe => broken(`written-${name}.pdf`, `cp ${name}.pdf "$OUT"`, becomes);

export const brokenFiles: Recipe[] = [
  broken('empty.pdf', ': > "$OUT"', refused('empty')),
  broken('text-named.pdf', 'cp letter.txt "$OUT"', refused('unsupported-type')),
  broken('program-named.tif', 'head -c 4096 /bin/true > "$OUT"', refused('unsupported-type')),
  broken('page-named.pdf', 'cp letter.html "$OUT"', refused('unsupported-type')),
  broken('archive-named.jpg', 'tar -czf "$OUT" letter.txt', refused('unsupported-type')),
  broken('tiff-named.pdf', 'cp fine.tif "$OUT"', letter),
  broken('pdf-named.tif', 'cp one.pdf "$OUT"', letter),
  cut('cut-ghostscript.tif', 'three.tif'),
  cut('cut-libtiff.tif', 'three-end.tif'),
  cut('cut-ghostscript.pdf', 'three.pdf'),
  cut('cut-camera.jpg', 'camera.jpg'),
  cut('cut-imagemagick.png', 'gray.png'),
  cut('cut-libwebp.webp', 'gray.webp'),
  cut('cut-imagemagick.gif', 'gray.gif'),
  broken('mail-header.pdf', `{ printf 'Content-Type: application/pdf\\r\\nContent-Transfer-Encoding: binary\\r\\n\\r\\n'; cat three.pdf; } > "$OUT"`, three),
  broken('printer-job.pdf', `{ printf '\\033%%-12345X@PJL JOB\\r\\n@PJL ENTER LANGUAGE=PDF\\r\\n'; cat one.pdf; printf '\\033%%-12345X@PJL EOJ\\r\\n'; } > "$OUT"`, letter),
  broken('byte-order-mark.pdf', `{ printf '\\357\\273\\277'; cat one.pdf; } > "$OUT"`, letter),
  broken('zero-padded.pdf', '{ cat one.pdf; head -c 9000 /dev/zero; } > "$OUT"', letter),
  broken('mac-binary.pdf', '{ head -c 128 /dev/zero; cat one.pdf; } > "$OUT"', letter),
  broken('no-cross-references.pdf', `sed 's/^xref/nope/; s/^startxref/nothing/' three.pdf > "$OUT"`, three),
  broken('wrong-offsets.pdf', `sed '1a % a line that moves all that follows' three.pdf > "$OUT"`, three),
  broken('repaired.pdf', `head -c $(( $(stat -c %s three.pdf) - 200 )) three.pdf > half.pdf; mutool clean half.pdf "$OUT" 2> mutool.log`, three, 'mupdf-tools'),
  broken('looping-pages.tif', 'cp fine.tif "$OUT" && /usr/bin/python3 loop.py "$OUT"', refused('damaged')),
  broken('huge.tif', 'cp fine.tif "$OUT" && tiffset -s 256 200000 "$OUT" && tiffset -s 257 200000 "$OUT"', refused('too-many-pixels'), 'libtiff-tools'),
  broken('bad-lines.tif', 'tiffcp -c g3:1d fine.tif "$OUT" && printf "\\125\\252\\125" | dd of="$OUT" bs=1 seek=4000 conv=notrunc status=none', letter, 'libtiff-tools'),
  written('no-pages', refused('damaged')),
  written('looping-pages', refused('damaged')),
  written('ten-thousand-pages', refused('too-many-pages')),
  written('huge-page', refused('too-many-pixels')),
  written('no-page-box', blank),
  written('outside-of-paper', refused('damaged')),
  broken('small-page.pdf', 'gs -q -dSAFER -dBATCH -dNOPAUSE -dpages=1 -sDEVICE=pdfwrite -dFIXEDMEDIA -dPSFitPage -dDEVICEWIDTHPOINTS=153 -dDEVICEHEIGHTPOINTS=72 -o "$OUT" letter.ps', letter, 'ghostscript'),
];
