import type { IntlShape } from 'react-intl';
import { checkHealthNumber } from '@intake/api/rules';
import type { Province } from '@intake/api/rules';
import { createPartyMessages as texts } from './createParty.messages.ts';

/** What can be said of a health number without asking anyone: its format and its check digit, never coverage. */
export function healthNumberHint(number: string, province: Province | null, intl: IntlShape): string | undefined {
  if (number.trim() === '') return undefined;
  const { format, checksum } = checkHealthNumber(number, { province });
  if (format === 'invalid') return intl.formatMessage(texts.healthNumberFormat);
  if (checksum === 'invalid') return intl.formatMessage(texts.healthNumberWarning);
  return checksum === 'valid' ? intl.formatMessage(texts.healthNumberValid) : intl.formatMessage(texts.healthNumberPlausible);
}
