import { execFileSync } from 'node:child_process';

/** Debian packages whose programs write the corpus, or make what they write it of. */
const packages = [
  'libtiff-tools', 'imagemagick-6.q16', 'graphicsmagick', 'netpbm', 'python3-pil', 'efax', 'libspandsp-dev', 'gcc', 'libc6-dev',
  'ghostscript', 'libreoffice-writer', 'libreoffice-calc', 'sqlite3', 'postgresql-15', 'chromium', 'texlive-latex-base', 'groff', 'cups-filters', 'poppler-utils', 'mupdf-tools',
  'img2pdf', 'python3-pikepdf', 'libopenjp2-tools', 'qpdf', 'webp', 'libheif-examples', 'libjpeg-turbo-progs', 'libimage-exiftool-perl', 'mgetty-fax',
  'python3-reportlab', 'pdftk-java', 'tesseract-ocr',
];

/** Installs what is missing; needs root and Debian 12 or a system like it. */
export function installPrograms(): void {
  const missing = packages.filter((name) => !installedVersion(name));
  if (missing.length === 0) return;
  const run = (...args: string[]) => execFileSync('apt-get', args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
  run('update');
  run('install', '--yes', '--no-install-recommends', ...missing);
}

/** The version of an installed Debian package, undefined when it is not installed. */
export function installedVersion(name: string): string | undefined {
  try {
    const found = execFileSync('dpkg-query', ['--show', '--showformat=${db:Status-Status} ${Version}', name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
    return /^installed (\S+)/.exec(found)?.[1];
  } catch {
    return undefined;
  }
}
