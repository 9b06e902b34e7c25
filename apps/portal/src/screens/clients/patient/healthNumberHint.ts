import type { IntlShape } from 'react-intl';
import { checkHealthNumber } from '@intake/api/rules';
import type { Province } from '@intake/api/rules';
import { healthNumberTexts as texts } from './patient.messages.ts';

/** What can be said of a health number without asking anyone: its format and its check digit, never coverage. */
export function healthNumberHint(number: string, province: Province | null, intl: IntlShape): string | undefined {
  if (number.trim() === '') return undefined;
  const { format, checksum } = checkHealthNumber(number, { province });
  if (format === 'invalid') return intl.formatMessage(texts.format);
  if (checksum === 'invalid') return intl.formatMessage(texts.warning);
  return intl.formatMessage(checksum === 'valid' ? texts.valid : texts.plausible);
}
