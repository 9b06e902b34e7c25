import { describe, expect, it } from 'vitest';
import { chooseDropped, splitAccepted } from './acceptedFiles.ts';

const file = (name: string, type: string) => new File(['x'], name, { type });
const fax = file('fax.tiff', 'image/tiff');
const scan = file('SCAN.PDF', 'application/pdf');
const note = file('note.txt', 'text/plain');

describe('splitAccepted', () => {
  it('takes MIME types, families and extensions in any case', () => {
    expect(splitAccepted([fax, scan, note], ['image/*', '.pdf'])).toEqual({ files: [fax, scan], refused: ['note.txt'] });
    expect(splitAccepted([fax, scan], ['application/pdf'])).toEqual({ files: [scan], refused: ['fax.tiff'] });
  });

  it('takes everything without rules', () => {
    expect(splitAccepted([note], undefined)).toEqual({ files: [note], refused: [] });
  });
});

describe('chooseDropped', () => {
  it('names a folder as refused instead of dropping it silently', async () => {
    const items = [
      { kind: 'file', name: fax.name, type: fax.type, getFile: () => Promise.resolve(fax), getText: () => Promise.resolve('') },
      { kind: 'directory', name: 'faxes', getEntries: async function* () {} },
    ] as unknown as Parameters<typeof chooseDropped>[0];
    expect(await chooseDropped(items, ['image/*'])).toEqual({ files: [fax], refused: ['faxes'] });
  });
});
