import { compareFamilyNames } from '@intake/api/rules';
import { Evidence } from './evidence.ts';
import type { Score } from './evidence.ts';
import { weighNames } from './names.ts';
import type { ExtractedFields } from './patient.ts';

/** What of a physician's record is compared. */
export interface PhysicianRecord {
  family_name: string;
  given_name: string;
  billing_number: string | null;
  clinic_name: string | null;
  fax_numbers: string[];
  phones: string[];
}

/** A clinic knows far fewer physicians than patients, and rarely two of one name. */
const prior = -4;
/** Numbers of a clinic are shared by its doctors: without a name or a billing number they name nobody. */
const unnamed = 0.6;

/** How likely this physician is the one who refers. */
export function scorePhysician(fields: ExtractedFields, record: PhysicianRecord): Score {
  const evidence = new Evidence(prior);
  const { 'referrer.billingNumber': billing, 'referrer.fax': fax, 'referrer.phone': phone, 'referrer.clinic': clinic } = fields;
  weighNames(evidence, fields['referrer.name'], record);
  if (billing && record.billing_number) evidence.add('billingNumber', billing === record.billing_number ? 7 : -4);
  if (fax && record.fax_numbers.length > 0) evidence.add('fax', record.fax_numbers.includes(fax) ? 3 : -0.2);
  if (phone && record.phones.length > 0) evidence.add('phone', record.phones.includes(phone) ? 2 : -0.1);
  if (clinic && record.clinic_name) evidence.add('clinic', compareFamilyNames(clinic, record.clinic_name) >= 0.85 ? 2 : -0.3);
  if (!evidence.agrees('familyName') && !evidence.agrees('billingNumber')) evidence.limitTo(unnamed);
  return evidence.result;
}
