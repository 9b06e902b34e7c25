import { describe, expect, test } from 'vitest';
import { likelyFrom, physicianLikeness, type ComparedPhysician } from './physicianLikeness.ts';

const site = { clinicId: null, clinicName: 'Riverside Walk-In Clinic', faxNumber: '+14165550123', phone: '+14165550124' };
const entry: ComparedPhysician = { familyName: 'Renner', givenName: 'Jodi', licenceNumber: null, billingNumber: null, province: null, specialty: null, sites: [site] };
const at = (known: Partial<typeof site>): Partial<ComparedPhysician> => ({ sites: [{ clinicId: null, clinicName: null, faxNumber: null, phone: null, ...known } as typeof site] });
const fax = at({ faxNumber: site.faxNumber });
const elsewhere = at({ clinicName: 'Summit Walk-In Clinic', faxNumber: '+16135550198', phone: '+16135550199' });

describe('two entries are likely of one physician', () => {
  test.each<[string, Partial<ComparedPhysician>, Partial<ComparedPhysician>]>([
    ['name and fax agree', {}, fax],
    ['name and clinic agree', {}, at({ clinicName: 'riverside walk-in clinic' })],
    ['the given name is another by a letter, and the fax agrees', {}, { ...fax, givenName: 'Jodie' }],
    ['the family name was mistyped, and the fax agrees', {}, { ...fax, familyName: 'Rener' }],
    ['the names were exchanged, and the fax agrees', {}, { ...fax, familyName: 'Jodi', givenName: 'Renner' }],
    ['the fax is that of the clinic in one', { sites: [{ ...site, faxNumber: null, phone: null, reaches: { fax: site.faxNumber, phone: site.phone } }] }, fax],
    ['the given name is an initial, and fax and clinic agree', {}, { ...at({ clinicName: site.clinicName, faxNumber: site.faxNumber }), givenName: 'J.' }],
    ['the licence agrees, whatever else was mistyped', { licenceNumber: '61,204', province: 'ON' }, { ...elsewhere, licenceNumber: '61204', familyName: 'Rener', givenName: 'Jody' }],
  ])('when %s', (_, one, other) => {
    expect(physicianLikeness({ ...entry, ...one }, { ...entry, ...one, ...other }).score).toBeGreaterThanOrEqual(likelyFrom);
  });
});

describe('two entries are not likely of one physician', () => {
  test.each<[string, Partial<ComparedPhysician>, Partial<ComparedPhysician>]>([
    ['they share a name, and work elsewhere', {}, elsewhere],
    ['they share a name alone', {}, at({})],
    ['they are a family at one clinic', {}, { givenName: 'Martin' }],
    ['they are colleagues at one clinic', {}, { familyName: 'Osei', givenName: 'Kwabena' }],
    ['they have an initial and a fax in common', {}, { ...fax, givenName: 'J.' }],
    ['they have a name, a clinic and two licences of one province', { licenceNumber: '61204', province: 'ON' }, { licenceNumber: '88031' }],
  ])('when %s', (_, one, other) => {
    expect(physicianLikeness({ ...entry, ...one }, { ...entry, ...one, ...other }).score).toBeLessThan(likelyFrom);
  });
});

test('licences of two provinces say nothing', () => {
  const { reasons } = physicianLikeness({ ...entry, licenceNumber: '61204', province: 'ON' }, { ...entry, licenceNumber: '88031', province: 'QC' });
  expect(reasons.map(({ code }) => code)).not.toContain('licenceNumber');
});
