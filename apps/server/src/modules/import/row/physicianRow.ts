import type { PhysicianFields } from '@intake/api/contract';
import { practitionerNumberFormat, type Province } from '@intake/api/rules';
import { namesOf, numberIn, phonesOf, provinceIn } from './personTexts.ts';
import type { Texts } from './texts.ts';

/** A physician of a list refers; somebody of the house is marked by hand. What the row says of a place is one site. */
export function physicianOf(texts: Texts): PhysicianFields {
  const { one } = texts;
  const province = provinceIn(texts);
  const [faxNumber = null] = phonesOf(texts, 'faxNumber', 1);
  const [phone = null] = phonesOf(texts, 'phone', 1);
  const clinicName = one('clinicName') || null;
  return {
    ...namesOf(texts),
    licenceNumber: practiceNumber(texts, 'licenceNumber', 'licence', province),
    billingNumber: practiceNumber(texts, 'billingNumber', 'billing', province),
    province,
    specialty: one('specialty') || null,
    isInternal: false,
    sites: clinicName || faxNumber || phone ? [{ clinicId: null, clinicName, faxNumber, phone }] : [],
  };
}

function practiceNumber(texts: Texts, field: 'licenceNumber' | 'billingNumber', kind: 'licence' | 'billing', province: Province | null): string | null {
  const number = numberIn(texts, field);
  if (!number) return null;
  if (practitionerNumberFormat(kind, number, province) === 'unusual') {
    texts.refuse(practitionerNumberFormat(kind, `0${number}`, province) === 'as-usual' ? 'zero-lost' : 'number-unusual', field);
  }
  return number;
}
