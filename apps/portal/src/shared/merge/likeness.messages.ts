import type { DuplicateReason, PhysicianReason } from '@intake/api/contract';
import { defineMessages } from '@intake/i18n';
import type { MessageDescriptor } from 'react-intl';

const words = defineMessages({
  familySame: { id: 'charts.likeness.familySame', defaultMessage: 'Same family name' },
  familySimilar: { id: 'charts.likeness.familySimilar', defaultMessage: 'Family names differ by a slip' },
  familySpelling: { id: 'charts.likeness.familySpelling', defaultMessage: 'Family name in another spelling' },
  familyPart: { id: 'charts.likeness.familyPart', defaultMessage: 'One family name is part of the other' },
  swapped: { id: 'charts.likeness.swapped', defaultMessage: 'Family and given name exchanged' },
  familyDifferent: { id: 'charts.likeness.familyDifferent', defaultMessage: 'Different family names' },
  givenSame: { id: 'charts.likeness.givenSame', defaultMessage: 'Same given name' },
  givenSimilar: { id: 'charts.likeness.givenSimilar', defaultMessage: 'Given names differ by a slip' },
  givenSpelling: { id: 'charts.likeness.givenSpelling', defaultMessage: 'Given name in another spelling' },
  givenPart: { id: 'charts.likeness.givenPart', defaultMessage: 'One has a further given name' },
  givenShort: { id: 'charts.likeness.givenShort', defaultMessage: 'Short form of the given name' },
  givenInitial: { id: 'charts.likeness.givenInitial', defaultMessage: 'The initial agrees' },
  givenDifferent: { id: 'charts.likeness.givenDifferent', defaultMessage: 'Different given names' },
  bornSame: { id: 'charts.likeness.bornSame', defaultMessage: 'Same birth date' },
  bornExchanged: { id: 'charts.likeness.bornExchanged', defaultMessage: 'Day and month of birth exchanged' },
  bornDigit: { id: 'charts.likeness.bornDigit', defaultMessage: 'Birth dates differ by a digit' },
  bornDifferent: { id: 'charts.likeness.bornDifferent', defaultMessage: 'Different birth dates' },
  numberSame: { id: 'charts.likeness.numberSame', defaultMessage: 'Same health number' },
  numberDigit: { id: 'charts.likeness.numberDigit', defaultMessage: 'Health numbers differ by a digit' },
  numberDifferent: { id: 'charts.likeness.numberDifferent', defaultMessage: 'Different health numbers' },
  phoneSame: { id: 'charts.likeness.phoneSame', defaultMessage: 'A phone in common' },
  phoneDifferent: { id: 'charts.likeness.phoneDifferent', defaultMessage: 'Different phones' },
  emailSame: { id: 'charts.likeness.emailSame', defaultMessage: 'Same e-mail address' },
  emailDifferent: { id: 'charts.likeness.emailDifferent', defaultMessage: 'Different e-mail addresses' },
  addressSame: { id: 'charts.likeness.addressSame', defaultMessage: 'Same address' },
  addressDifferent: { id: 'charts.likeness.addressDifferent', defaultMessage: 'Different addresses' },
  sexSame: { id: 'charts.likeness.sexSame', defaultMessage: 'Same sex' },
  sexDifferent: { id: 'charts.likeness.sexDifferent', defaultMessage: 'Different sex' },
  licenceSame: { id: 'charts.likeness.licenceSame', defaultMessage: 'Same licence number' },
  licenceDifferent: { id: 'charts.likeness.licenceDifferent', defaultMessage: 'Different licence numbers' },
  billingSame: { id: 'charts.likeness.billingSame', defaultMessage: 'Same billing number' },
  billingDifferent: { id: 'charts.likeness.billingDifferent', defaultMessage: 'Different billing numbers' },
  faxSame: { id: 'charts.likeness.faxSame', defaultMessage: 'A fax number in common' },
  faxDifferent: { id: 'charts.likeness.faxDifferent', defaultMessage: 'Different fax numbers' },
  clinicSame: { id: 'charts.likeness.clinicSame', defaultMessage: 'A clinic in common' },
  clinicDifferent: { id: 'charts.likeness.clinicDifferent', defaultMessage: 'Different clinics' },
  specialtySame: { id: 'charts.likeness.specialtySame', defaultMessage: 'Same specialty' },
  specialtyDifferent: { id: 'charts.likeness.specialtyDifferent', defaultMessage: 'Different specialties' },
});

export type AnyReason = DuplicateReason | PhysicianReason;

type Degrees = Partial<Record<DuplicateReason['degree'], MessageDescriptor>> & Record<'same' | 'different', MessageDescriptor>;

const byCode: Record<AnyReason['code'], Degrees> = {
  familyName: { same: words.familySame, similar: words.familySimilar, transliterated: words.familySpelling, part: words.familyPart, swapped: words.swapped, different: words.familyDifferent },
  givenName: {
    same: words.givenSame, similar: words.givenSimilar, transliterated: words.givenSpelling, part: words.givenPart, 'short-form': words.givenShort,
    initial: words.givenInitial, swapped: words.swapped, different: words.givenDifferent,
  },
  birthDate: { same: words.bornSame, 'day-month': words.bornExchanged, 'one-digit': words.bornDigit, different: words.bornDifferent },
  healthNumber: { same: words.numberSame, 'one-digit': words.numberDigit, different: words.numberDifferent },
  phone: { same: words.phoneSame, different: words.phoneDifferent },
  email: { same: words.emailSame, different: words.emailDifferent },
  address: { same: words.addressSame, different: words.addressDifferent },
  sex: { same: words.sexSame, different: words.sexDifferent },
  licenceNumber: { same: words.licenceSame, different: words.licenceDifferent },
  billingNumber: { same: words.billingSame, different: words.billingDifferent },
  fax: { same: words.faxSame, different: words.faxDifferent },
  clinic: { same: words.clinicSame, different: words.clinicDifferent },
  specialty: { same: words.specialtySame, different: words.specialtyDifferent },
};

/** What a sign is called, by how alike it is. */
export const reasonText = ({ code, degree }: AnyReason): MessageDescriptor => byCode[code][degree] ?? byCode[code].different;
