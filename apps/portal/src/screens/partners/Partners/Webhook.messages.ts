import type { NoticeError, NoticeState } from '@intake/api/rules';
import { defineMessages } from '@intake/i18n';
import type { MessageDescriptor } from 'react-intl';

export const webhookMessages = defineMessages({
  title: { id: 'partners.webhook.title', defaultMessage: 'Notices' },
  text: { id: 'partners.webhook.text', defaultMessage: 'Each change of the state of its referrals is told to the partner’s server, signed, without anything of the patient.' },
  none: { id: 'partners.webhook.none', defaultMessage: 'The partner is told nothing; it has to ask.' },
  set: { id: 'partners.webhook.set', defaultMessage: 'Set address' },
  change: { id: 'partners.webhook.change', defaultMessage: 'Change address' },
  remove: { id: 'partners.webhook.remove', defaultMessage: 'Stop telling' },
  removeTitle: { id: 'partners.webhook.removeTitle', defaultMessage: 'Stop telling {name}?' },
  removeText: { id: 'partners.webhook.removeText', defaultMessage: 'What is on its way is not told any more. Another address gets another secret.' },
  url: { id: 'partners.webhook.url', defaultMessage: 'Address' },
  urlHint: { id: 'partners.webhook.urlHint', defaultMessage: 'By https, reachable from the internet. A new secret is made, and the one before is worth nothing.' },
  urlNeeded: { id: 'partners.webhook.urlNeeded', defaultMessage: 'Write the whole address, such as https://clinic.example/hook.' },
  urlPublic: { id: 'partners.webhook.urlPublic', defaultMessage: 'Only an address by https that is reachable from the internet is told. Whoever runs the server can allow one in the own network.' },
  secret: { id: 'partners.webhook.secret', defaultMessage: 'Secret' },
  secretOnce: { id: 'partners.webhook.secretOnce', defaultMessage: 'Give this secret to the partner by a safe way. It is shown this once.' },
  list: { id: 'partners.webhook.list', defaultMessage: 'What it was told' },
  nothing: { id: 'partners.webhook.nothing', defaultMessage: 'Nothing was told yet.' },
  referral: { id: 'partners.webhook.referral', defaultMessage: 'Referral' },
  state: { id: 'partners.webhook.state', defaultMessage: 'State' },
  answered: { id: 'partners.webhook.answered', defaultMessage: 'It answered {status}' },
  tries: { id: 'partners.webhook.tries', defaultMessage: '{count, plural, one {# try} other {# tries}}' },
  again: { id: 'partners.webhook.again', defaultMessage: 'Tell again' },
  againOne: { id: 'partners.webhook.againOne', defaultMessage: 'Tell again: {reference}' },
});

export const noticeStateNames: Record<NoticeState, MessageDescriptor> = defineMessages({
  pending: { id: 'partners.notice.pending', defaultMessage: 'On its way' },
  delivered: { id: 'partners.notice.delivered', defaultMessage: 'Told' },
  failed: { id: 'partners.notice.failed', defaultMessage: 'Not told' },
});

export const noticeErrorNames: Record<NoticeError, MessageDescriptor> = defineMessages({
  refused: { id: 'partners.notice.refused', defaultMessage: 'The address leads to a private network' },
  unreachable: { id: 'partners.notice.unreachable', defaultMessage: 'Nobody answers there' },
});
