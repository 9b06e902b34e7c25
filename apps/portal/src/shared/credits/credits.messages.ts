import { defineMessages } from '@intake/i18n';
import type { CreditCause, CreditKind } from '@intake/api/rules';
import type { MessageDescriptor } from 'react-intl';

export const creditCauseNames: Record<CreditCause, MessageDescriptor> = defineMessages({
  'fax-in': { id: 'credits.cause.faxIn', defaultMessage: 'Fax pages received' },
  'fax-out': { id: 'credits.cause.faxOut', defaultMessage: 'Fax pages sent' },
  text: { id: 'credits.cause.text', defaultMessage: 'Text messages' },
  call: { id: 'credits.cause.call', defaultMessage: 'Call minutes' },
});

export const creditKindNames: Record<CreditKind, MessageDescriptor> = defineMessages({
  grant: { id: 'credits.kind.grant', defaultMessage: 'Added' },
  use: { id: 'credits.kind.use', defaultMessage: 'Used' },
  reserve: { id: 'credits.kind.reserve', defaultMessage: 'Held' },
  settle: { id: 'credits.kind.settle', defaultMessage: 'Settled' },
  release: { id: 'credits.kind.release', defaultMessage: 'Given back' },
  expire: { id: 'credits.kind.expire', defaultMessage: 'Expired' },
  correct: { id: 'credits.kind.correct', defaultMessage: 'Corrected' },
});
