import type { IntlShape } from 'react-intl';
import type { ExtractionField } from '@intake/api/rules';
import { reasonMessages } from './form.messages.ts';

const isKnown = (code: string): code is keyof typeof reasonMessages => code in reasonMessages;

/** What agreed or differed, in the reader's language; a code without a name is shown as it is. */
export const reasonName = (code: string, intl: IntlShape) => (isKnown(code) ? intl.formatMessage(reasonMessages[code]) : code);

/** The field of the document that a reason speaks about. */
export function reasonField(kind: 'patient' | 'physician', code: string): ExtractionField {
  const part = code === 'familyName' || code === 'givenName' ? 'name' : code;
  return `${kind === 'patient' ? 'patient' : 'referrer'}.${part}` as ExtractionField;
}
