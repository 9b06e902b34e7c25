import { z } from 'zod';
import { LearnedNumber, Physician, type Site } from '../../contract/patient/physician.contract.ts';
import { daysAgo } from '../base/clock.ts';
import { fixtureId } from '../base/ids.ts';
import { clinics } from './clinic.fixtures.ts';

/** At the clinic with this name, by its numbers unless there are others. */
function siteAt(physician: number, place: number, clinicName: string, own: Partial<Pick<Site, 'faxNumber' | 'phone'>> = {}): Site {
  const clinic = clinics.find(({ name }) => name === clinicName);
  const { faxNumber = null, phone = null } = own;
  return {
    id: fixtureId('physician_site', physician * 10 + place),
    clinicId: clinic?.id ?? null,
    clinicName,
    faxNumber,
    phone,
    reaches: { fax: faxNumber ?? clinic?.faxNumbers[0] ?? null, phone: phone ?? clinic?.phone ?? null },
  };
}

const distinct = (values: (string | null)[]) => [...new Set(values.filter((value) => value !== null))];

function physician(number: number, familyName: string, givenName: string, specialty: string, sites: Site[], isInternal = false) {
  return {
    id: fixtureId('physician', number),
    version: 1,
    familyName,
    givenName,
    licenceNumber: String(80000 + number * 137),
    billingNumber: String(900000 + number * 731),
    province: 'ON',
    specialty,
    sites,
    clinicName: sites[0]?.clinicName ?? null,
    faxNumbers: distinct(sites.map(({ reaches }) => reaches.fax)),
    phones: distinct(sites.map(({ reaches }) => reaches.phone)),
    isInternal,
    mergedInto: null,
  };
}

export const physicians = z.array(Physician).parse([
  physician(1, 'Okonkwo', 'Adaeze', 'Family medicine', [siteAt(1, 1, 'Maple Row Family Health')]),
  physician(2, 'Bergström', 'Nils', 'Family medicine', [
    siteAt(2, 1, 'Credit Valley Medical Centre'),
    siteAt(2, 2, 'Lakeview Walk-in', { faxNumber: '+19055550148' }),
  ]),
  physician(3, 'Nakamura', 'Haruka', 'Internal medicine', [siteAt(3, 1, 'Lakeview Walk-in')]),
  physician(4, 'Tremblay', 'Lucie', 'Cardiology', [siteAt(4, 1, 'Harbourview Specialist Clinic')], true),
  physician(5, 'Singh', 'Gurpreet', 'Cardiology', [siteAt(5, 1, 'Harbourview Specialist Clinic', { faxNumber: '+19055550135', phone: '+19055550155' })], true),
  physician(6, 'O’Shaughnessy', 'Muireann', 'Emergency medicine', [siteAt(6, 1, 'Humber Ridge Hospital', { faxNumber: '+19055550136', phone: '+19055550156' })]),
]);

/** Of a physician who faxes from a number that no site has. */
export const learnedNumbers = z.array(LearnedNumber).parse([
  { number: '+19055550177', faxCount: 14, lastFiledAt: daysAgo(2), lastFaxId: fixtureId('fax', 1) },
  { number: '+14165550122', faxCount: 1, lastFiledAt: daysAgo(40), lastFaxId: fixtureId('fax', 2) },
]);
