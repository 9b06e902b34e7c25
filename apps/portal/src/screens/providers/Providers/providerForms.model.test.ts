import { clinics, physicians } from '@intake/api/testing';
import { expect, test } from 'vitest';
import { isRefused } from '../../../data/forms/refusals.ts';
import { blankSite, clinicErrors, clinicFields, clinicFormOf, nextKey, physicianErrors, physicianFields, physicianFormOf } from './providerForms.model.ts';

const [, bergstrom] = physicians;

test('a physician goes into the form and out of it unchanged', () => {
  const form = physicianFormOf(bergstrom!);
  const { id: _id, version: _version, clinicName: _clinic, mergedInto: _merged, faxNumbers: _faxes, phones: _phones, ...stored } = bergstrom!;
  expect(physicianFields(form)).toEqual({
    ...stored,
    sites: stored.sites.map(({ id, clinicId, faxNumber, phone }) => ({ id, clinicId, clinicName: null, faxNumber, phone })),
  });
});

test('typing over a clinic’s name unlinks it, and an empty site is dropped', () => {
  const form = physicianFormOf(bergstrom!, '+19055550177');
  const [first, second, further] = form.sites;
  const fields = physicianFields({ ...form, sites: [{ ...first!, typed: 'Another Hall' }, second!, { ...further!, faxNumber: '' }] });
  expect(fields.sites).toEqual([
    { id: bergstrom?.sites[0]?.id, clinicId: null, clinicName: 'Another Hall', faxNumber: null, phone: null },
    { id: bergstrom?.sites[1]?.id, clinicId: clinics[2]?.id, clinicName: null, faxNumber: '+19055550148', phone: null },
  ]);
});

test('a site that was taken away gives its key to no other', () => {
  const { sites } = physicianFormOf(bergstrom!);
  expect(nextKey(sites)).toBe(2);
  expect(nextKey([...sites.slice(1), blankSite(2)])).toBe(3);
  expect(nextKey([])).toBe(0);
});

test('a name is needed, and each number must be one', () => {
  const form = physicianFormOf(null, '12');
  expect(physicianErrors(form)).toMatchObject({ familyName: { id: expect.any(String) as string }, 'sites.0.faxNumber': { id: expect.any(String) as string } });
  expect(isRefused(physicianErrors({ ...form, familyName: 'Osei', sites: [] }))).toBe(false);
  const clinic = clinicFormOf(null);
  expect(clinicErrors({ ...clinic, name: ' ', email: 'office', faxNumbers: ['12'] })).toMatchObject({
    name: { id: expect.any(String) as string }, email: { id: expect.any(String) as string }, 'faxNumbers.0': { id: expect.any(String) as string },
  });
  expect(clinicFields({ ...clinic, name: ' Elm ', faxNumbers: ['905 555 0131', '+19055550131', ''] })).toMatchObject({ name: 'Elm', faxNumbers: ['+19055550131'], email: null });
});
