import type { DuplicateReason } from '@intake/api/contract';
import { defineMessages } from '@intake/i18n';
import type { MessageDescriptor } from 'react-intl';

const words = defineMessages({
  familySame: { id: 'patients.likeness.familySame', defaultMessage: 'Same family name' },
  familySimilar: { id: 'patients.likeness.familySimilar', defaultMessage: 'Family names differ by a slip' },
  familySpelling: { id: 'patients.likeness.familySpelling', defaultMessage: 'Family name in another spelling' },
  familyPart: { id: 'patients.likeness.familyPart', defaultMessage: 'One family name is part of the other' },
  swapped: { id: 'patients.likeness.swapped', defaultMessage: 'Family and given name exchanged' },
  familyDifferent: { id: 'patients.likeness.familyDifferent', defaultMessage: 'Different family names' },
  givenSame: { id: 'patients.likeness.givenSame', defaultMessage: 'Same given name' },
  givenSimilar: { id: 'patients.likeness.givenSimilar', defaultMessage: 'Given names differ by a slip' },
  givenSpelling: { id: 'patients.likeness.givenSpelling', defaultMessage: 'Given name in another spelling' },
  givenPart: { id: 'patients.likeness.givenPart', defaultMessage: 'One has a further given name' },
  givenShort: { id: 'patients.likeness.givenShort', defaultMessage: 'Short form of the given name' },
  givenInitial: { id: 'patients.likeness.givenInitial', defaultMessage: 'The initial agrees' },
  givenDifferent: { id: 'patients.likeness.givenDifferent', defaultMessage: 'Different given names' },
  bornSame: { id: 'patients.likeness.bornSame', defaultMessage: 'Same birth date' },
  bornExchanged: { id: 'patients.likeness.bornExchanged', defaultMessage: 'Day and month of birth exchanged' },
  bornDigit: { id: 'patients.likeness.bornDigit', defaultMessage: 'Birth dates differ by a digit' },
  bornDifferent: { id: 'patients.likeness.bornDifferent', defaultMessage: 'Different birth dates' },
  numberSame: { id: 'patients.likeness.numberSame', defaultMessage: 'Same health number' },
  numberDigit: { id: 'patients.likeness.numberDigit', defaultMessage: 'Health numbers differ by a digit' },
  numberDifferent: { id: 'patients.likeness.numberDifferent', defaultMessage: 'Different health numbers' },
  phoneSame: { id: 'patients.likeness.phoneSame', defaultMessage: 'A phone in common' },
  phoneDifferent: { id: 'patients.likeness.phoneDifferent', defaultMessage: 'Different phones' },
  emailSame: { id: 'patients.likeness.emailSame', defaultMessage: 'Same e-mail address' },
  emailDifferent: { id: 'patients.likeness.emailDifferent', defaultMessage: 'Different e-mail addresses' },
  addressSame: { id: 'patients.likeness.addressSame', defaultMessage: 'Same address' },
  addressDifferent: { id: 'patients.likeness.addressDifferent', defaultMessage: 'Different addresses' },
  sexSame: { id: 'patients.likeness.sexSame', defaultMessage: 'Same sex' },
  sexDifferent: { id: 'patients.likeness.sexDifferent', defaultMessage: 'Different sex' },
});

type Degrees = Partial<Record<DuplicateReason['degree'], MessageDescriptor>> & Record<'same' | 'different', MessageDescriptor>;

const byCode: Record<DuplicateReason['code'], Degrees> = {
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
};

/** What a sign is called, by how alike it is. */
export const reasonText = ({ code, degree }: DuplicateReason): MessageDescriptor => byCode[code][degree] ?? byCode[code].different;
