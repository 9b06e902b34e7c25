import { account, clerk, colleagues, conversationCounts, conversationDetail, conversations, frozenNow, messagePreview, thread } from '@intake/api/testing';
import type { Decorator } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ready } from '../../../data/loadable.ts';
import type { Outcome } from '../../../data/problem.ts';
import { priceFor } from '../../../shared/credits/price.ts';
import type { ConversationsModel } from './Conversations.model.ts';
import type { ConversationsScreenProps } from './ConversationsScreen.tsx';

/** The conversations of the clinic, none of them open. */
export const base: ConversationsModel = {
  view: 'open',
  label: null,
  search: '',
  counts: conversationCounts,
  list: ready({ rows: conversations, more: 'none' }),
  openId: null,
  detail: { state: 'none' },
  thread: ready({ rows: thread, more: 'none' }),
  templates: ['appointment-reminder', 'please-call'],
  preview: ready(messagePreview),
  price: priceFor(account, 'text'),
  colleagues: colleagues.map(({ id, displayName }) => ({ id, label: displayName })),
  userId: clerk.id,
  timeZone: 'America/Toronto',
  now: Date.parse(frozenNow),
  may: { send: true, readPatients: true, readVisits: true },
  phonesHref: null,
};

/** One of them with its detail. */
export const opened = (conversation: (typeof conversations)[number] | undefined, more: Parameters<typeof conversationDetail>[1] = {}): Partial<ConversationsModel> => ({
  openId: conversation!.id,
  detail: ready(conversationDetail(conversation!, more)),
});

export const at = (model: Partial<ConversationsModel>) => ({ args: { model: { ...base, ...model } } });

export const done = (): Outcome => Promise.resolve(null);

/** As tall as the window, with callbacks that say that all went well. */
export const conversationsScreen = {
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <div style={{ blockSize: '100vh' }}>
        <Story />
      </div>
    ),
  ] satisfies Decorator[],
  args: {
    model: base,
    draftOf: () => undefined,
    onView: fn(), onLabel: fn(), onSearch: fn(), onCreate: fn(), onOpen: fn(), onClearFilters: fn(), onMore: fn(), onRetry: fn(), onRetryDetail: fn(), onMoreMessages: fn(), onRetryThread: fn(),
    onDraft: fn(), onPreview: fn(), onSwitch: fn(), onSend: fn(done), onFilesOf: fn(() => Promise.resolve([])), onCancel: fn(), onSettle: fn(), onDone: fn(), onSnooze: fn(), onAssign: fn(), onUnread: fn(), onLabels: fn(done), onAttach: fn(), onRecordOptOut: fn(done),
  } satisfies ConversationsScreenProps,
};
