import path from 'node:path';
import { expect, it } from 'vitest';
import { documents } from '../../../testing/documents.ts';
import { foreignBytes } from '../foreign.fixtures.ts';

it('reads an accent that is drawn over its letter as part of the letter, also over capitals', async () => {
  const document = await documents.open({ bytes: foreignBytes('pdftex-accents.pdf') });
  const { words = [] } = await document.renderPage(1);
  await document.close();
  const text = words.map((word) => word.text).join(' ');
  for (const part of ['Clinique Médicale de l’Île', 'Amélie Bélanger-Côté', 'Née le : 12 août 1978', 'François Hébert, Noël, Beñat, naïve, à la main', 'Dre Élise Gagné', 'À jeun']) expect(text).toContain(part);
});

it('gives letters the height of their font where a file states that of one glyph', async () => {
  const document = await documents.open({ path: path.join(import.meta.dirname, '../../../pipeline/extraction/fixtures/records/formulaire-cases.pdf') });
  const { words = [], height } = await document.renderPage(1);
  await document.close();
  const heightOf = (text: string) => {
    const { box } = words.find((word) => word.text === text)!;
    return Math.round(((box[3] - box[1]) * height) / (200 / 72));
  };
  // Of 9.5 and of 7 points, where the file says 3 and 2.
  expect([heightOf('Ouellet'), heightOf('famille')]).toEqual([11, 8]);
});
