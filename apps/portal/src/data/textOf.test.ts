import { expect, test } from 'vitest';
import { textOf } from './textOf.ts';

test.each([
  ['UTF-8', Buffer.from('Crédit;Zoë', 'utf8')],
  ['UTF-8 with its mark', Buffer.from('\uFEFFCrédit;Zoë', 'utf8')],
  ['what Windows wrote', Buffer.from('Crédit;Zoë', 'latin1')],
])('a file in %s is read as it was written', async (_what, bytes) => {
  expect(await textOf(new Blob([new Uint8Array(bytes)]))).toBe('Crédit;Zoë');
});
