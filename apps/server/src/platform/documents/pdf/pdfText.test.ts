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
