import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

export type Weight = 'regular' | 'bold';

const scripts = {
  latin: { package: '@embedpdf/fonts-latin', regular: 'NotoSans-Regular.ttf', bold: 'NotoSans-Bold.ttf' },
  chinese: { package: '@embedpdf/fonts-sc', regular: 'NotoSansHans-Regular.otf', bold: 'NotoSansHans-Bold.otf' },
  japanese: { package: '@embedpdf/fonts-jp', regular: 'NotoSansJP-Regular.otf', bold: 'NotoSansJP-Bold.otf' },
} as const;
export type Script = keyof typeof scripts;

const { resolve } = createRequire(import.meta.url);

/** A file of Noto Sans that is installed with the server: its name, and where it lies. The Chinese one has eight megabytes. */
export function notoFile(script: Script, weight: Weight): { name: string; path: string } {
  const { package: from, [weight]: name } = scripts[script];
  return { name, path: join(dirname(resolve(from)), '../fonts', name) };
}
