import type { IntlShape } from 'react-intl';
import { reasonMessages } from './form.messages.ts';

const isKnown = (code: string): code is keyof typeof reasonMessages => code in reasonMessages;

/** What agreed or differed, in the reader's language; a code without a name is shown as it is. */
export const reasonName = (code: string, intl: IntlShape) => (isKnown(code) ? intl.formatMessage(reasonMessages[code]) : code);
