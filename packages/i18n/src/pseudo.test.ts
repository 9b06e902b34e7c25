import { createIntl } from 'react-intl';
import { expect, it } from 'vitest';
import { compileCatalogue } from '@intake/i18n/vite';
import { pseudoMessages } from './pseudo.ts';
import type { PseudoLocale } from './pseudo.ts';

const messages = compileCatalogue({
  'faxes.list.count': '{count, plural, one {# fax} other {# faxes}} from {sender}',
});

function say(kind: PseudoLocale) {
  const intl = createIntl({ locale: 'en', messages: pseudoMessages(messages, kind) });
  return intl.formatMessage({ id: 'faxes.list.count' }, { count: 3, sender: 'Clinic' });
}

it('rewrites the words and leaves the arguments alone', () => {
  expect(say('accented')).toBe('[3 ƒáẋéš ƒŕóɱ Clinic]');
});

it('makes the words half as long again', () => {
  expect(say('long')).toBe('[3 faxesxes fromom Clinic]');
});
