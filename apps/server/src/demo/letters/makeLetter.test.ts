import { checkHealthNumber, parseDocumentDate } from '@intake/api/rules';
import { toE164 } from '@intake/api/rules/phone';
import { PDFDocument } from 'pdf-lib';
import { describe, expect, it } from 'vitest';
import { letterLayouts, makeLetter } from './makeLetter.ts';

const languages = ['en', 'fr'] as const;
const cases = letterLayouts.flatMap((layout) => languages.map((language) => ({ layout, language })));

describe('makeLetter', () => {
  it('gives the same letter for the same seed and another for the next', async () => {
    const [first, again, other] = await Promise.all([7, 7, 8].map((seed) => makeLetter({ seed, layout: 'gp-letter', language: 'en' })));
    expect(Buffer.from(again!.pdf).equals(Buffer.from(first!.pdf))).toBe(true);
    expect(again!.truth).toEqual(first!.truth);
    expect(other!.truth.text).not.toBe(first!.truth.text);
  });

  it.each(cases)('draws $layout in $language as a PDF whose words lie on its pages', async ({ layout, language }) => {
    for (const seed of [11, 12, 13]) {
      const { pdf, truth } = await makeLetter({ seed, layout, language });
      expect((await PDFDocument.load(pdf)).getPageCount()).toBe(truth.pages.length);
      const outside = truth.pages.flat().filter(({ box: [x0, y0, x1, y1] }) => x0 < 0 || y0 < 0 || x1 > 1 || y1 > 1);
      expect(outside).toEqual([]);
    }
  });

  it.each(cases.filter(({ layout }) => layout !== 'junk'))('states in $layout in $language what the truth says', async ({ layout, language }) => {
    const { truth, facts } = await makeLetter({ seed: 21, layout, language, missing: [] });
    const folded = truth.text.toLowerCase();
    expect(folded).toContain(facts.patient.family.toLowerCase());
    expect(truth.fields['patient.name']).toBe(`${facts.patient.family}, ${facts.patient.given}`);
    const card = truth.fields['patient.healthNumber'];
    if (card) expect(checkHealthNumber(card, { province: facts.patient.card!.province }).checksum).not.toBe('invalid');
    const phone = truth.fields['patient.phone'];
    if (phone) expect(toE164(phone)).toMatch(/^\+1\d{3}55501\d\d$/);
    const service = truth.fields.service;
    if (service) expect(folded.replace(/\s+/g, ' ')).toContain(service.toLowerCase());
  });

  it('leaves out what it is told to leave out', async () => {
    const { truth } = await makeLetter({ seed: 3, layout: 'gp-letter', language: 'en', missing: ['patient.healthNumber', 'patient.phone'] });
    expect(truth.fields['patient.healthNumber']).toBeNull();
    expect(truth.fields['patient.phone']).toBeNull();
    expect(truth.fields['patient.address']).not.toBeNull();
  });

  it('says when a birth date has two readings', async () => {
    const letters = await Promise.all(Array.from({ length: 40 }, (_, seed) => makeLetter({ seed, layout: 'lab-result', language: 'en' })));
    const ambiguous = letters.filter(({ truth }) => truth.ambiguousBirthDate);
    expect(ambiguous.length).toBeGreaterThan(0);
    for (const { truth, facts } of ambiguous) {
      expect(truth.fields['patient.birthDate']).toBeNull();
      const [, month, day] = facts.patient.birthDate.split('-');
      const written = `${month}/${day}/${facts.patient.birthDate.slice(0, 4)}`;
      expect(truth.text).toContain(written);
      expect(parseDocumentDate(written, { purpose: 'birth' }).candidates).toContain(truth.ambiguousBirthDate);
    }
  });
});
