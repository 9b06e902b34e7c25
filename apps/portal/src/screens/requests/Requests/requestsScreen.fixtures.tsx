import {
  clerk, colleagues, faxDetail, faxPageWords, frozenNow, letterPreview, locations, modalities, referrals, requestDetail, savedViews,
} from '@intake/api/testing';
import type { Decorator } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ready } from '../../../data/loadable.ts';
import type { Outcome } from '../../../data/problem.ts';
import { foundPatients, nothingFound } from '../../../shared/patient/patients.fixtures.ts';
import { noFilters } from './list/filters.model.ts';
import type { RequestsModel } from './Requests.model.ts';
import type { RequestsScreenProps } from './RequestsScreen.tsx';

/** The referrals of the clinic, none of them open. */
export const base: RequestsModel = {
  kind: 'referral',
  view: 'open',
  counts: { views: { open: 10, mine: 7, mentioned: 1, new: 4, 'at-risk': 2, overdue: 1, waiting: 1, 'to-book': 2, closed: 3 }, limit: 1000 },
  list: ready({ rows: referrals, more: 'none' }),
  filters: noFilters,
  saved: savedViews,
  savedId: null,
  openId: null,
  detail: { state: 'none' },
  faxId: null,
  preview: { state: 'none' },
  colleagues: colleagues.map(({ id, displayName }) => ({ id, label: displayName })),
  modalities: modalities.map(({ id, name }) => ({ id, label: name })),
  locations: locations.map(({ id, name }) => ({ id, label: name })),
  patients: foundPatients,
  physicians: nothingFound,
  clinics: nothingFound,
  faxes: [],
  userId: clerk.id,
  may: { write: true, writePatients: true, send: false, readFaxes: true },
  letters: [],
  letterPreview: ready(letterPreview),
  isNumberKnown: true,
  now: Date.parse(frozenNow),
};
/** One of them with its detail. */
export const opened = (request: (typeof referrals)[number] | undefined, more: Parameters<typeof requestDetail>[1] = {}): Partial<RequestsModel> => ({
  openId: request!.id,
  detail: ready(requestDetail(request!, more)),
});
export const maySend = { may: { ...base.may, send: true } };
/** The pages that it came with. */
export const withPages = { faxId: faxDetail.id, preview: ready({ fax: faxDetail, words: { 1: faxPageWords[0] ?? [] }, hits: [] }) };

export const at = (model: Partial<RequestsModel>) => ({ args: { model: { ...base, ...model } } });

const done = (): Outcome => Promise.resolve(null);
/** The drawer stays where it is refused, and what was typed stands in it. */
export const refused = (): Outcome => Promise.resolve({ code: 'network' });

/** As tall as the window, with callbacks that say that all went well. */
export const requestsScreen = {
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
    onView: fn(), onFilter: fn(), onSaved: fn(), onKeep: fn(done), onKept: fn(), onForget: fn(), onOpen: fn(), onMore: fn(), onRetry: fn(), onRetryDetail: fn(), onAct: fn(done), onEvent: fn(), onUndo: fn(), onAssign: fn(), onPlan: fn(done), onNote: fn(done),
    onTake: fn(), onLink: fn(), onReply: fn(), onAttach: fn(done), onDetach: fn(), onFaxes: fn(), onTick: fn(), onSearch: fn(), onSave: fn(done), onShowFax: fn(), onShowPage: fn(), onRetryPreview: fn(),
    onNumber: fn(), onCompose: fn(), onAnswer: fn(done), onActWithoutLetter: fn(done), onText: fn(), sentHref: ({ id }) => `#${id}`, bookHref: ({ id }) => `#book-${id}`,
  } satisfies RequestsScreenProps,
};
