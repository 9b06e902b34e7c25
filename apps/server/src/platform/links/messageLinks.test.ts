import { expect, test } from 'vitest';
import { createMessageLinks } from './messageLinks.ts';

const links = createMessageLinks(Buffer.from('of this test'), 'https://intake.example');
const appointmentId = '0f8fad5b-d9cb-469f-a165-70867728950e';
const startsAt = new Date('2027-03-09T17:30:00.000Z');
const tokenOf = (link: string) => new URL(link).hash.replace(/^#\w+=/, '');

test('a link of a visit is short, leads back to it, and is nobody else’s to make', () => {
  const link = links.visit({ appointmentId, startsAt });
  const token = tokenOf(link);
  expect(link).toBe(`https://intake.example/home/pages/modaldisplay#visit=${token}`);
  expect(token).toHaveLength(43);
  expect(links.openVisit(token)).toEqual({ appointmentId, startsAt });
  expect(createMessageLinks(Buffer.from('another secret'), '').openVisit(token)).toBeNull();
  for (const at of [0, 10, 25, 42]) {
    const other = token[at] === 'A' ? 'B' : 'A';
    const forged = token.slice(0, at) + other + token.slice(at + 1);
    // The last sign holds bits that are no part of the bytes.
    if (Buffer.from(forged, 'base64url').equals(Buffer.from(token, 'base64url'))) continue;
    expect(links.openVisit(forged)).toBeNull();
  }
  expect(links.openVisit('')).toBeNull();
});
