import { mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';

const faces = path.join(path.dirname(createRequire(import.meta.url).resolve('dejavu-fonts-ttf/package.json')), 'ttf');

const alias = (family: string, face: string) =>
  `<alias binding="same"><family>${family}</family><prefer><family>${face}</family></prefer></alias>`;

/**
 * Writes what fontconfig is to know: the faces of one package, so that no picture depends on what a machine has.
 *
 * @returns path for FONTCONFIG_FILE
 */
export async function writeFontConfig(folder: string): Promise<string> {
  const file = path.join(folder, 'fonts.conf');
  await mkdir(folder, { recursive: true });
  await writeFile(
    file,
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${faces}</dir>
  <cachedir>${path.join(folder, 'fonts')}</cachedir>
  ${alias('sans-serif', 'DejaVu Sans')}
  ${alias('serif', 'DejaVu Serif')}
  ${alias('monospace', 'DejaVu Sans Mono')}
</fontconfig>
`,
  );
  return file;
}
