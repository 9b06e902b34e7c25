import type { NewConsent } from '@intake/api/contract';
import type { ConsentAct, ConsentChannel, ConsentKind, ConsentSource } from '@intake/api/rules';
import type { Refusals } from '../../../../data/forms/refusals.ts';
import { consentFieldTexts as texts } from './consents.messages.ts';

/** What is typed of a consent; an empty day is now. */
export interface ConsentForm {
  act: ConsentAct;
  kind: ConsentKind;
  source: ConsentSource;
  wording: string;
  note: string;
  day: string | null;
  time: string | null;
}

export const blankConsent: ConsentForm = { act: 'given', kind: 'express', source: 'in-person', wording: '', note: '', day: null, time: null };

/** What can be said without the server. */
export const consentErrors = ({ act, kind, wording, day, time }: ConsentForm): Refusals => ({
  wording: act === 'given' && kind === 'express' && wording.trim() === '' && texts.wordingRequired,
  day: day === null && time !== null && texts.dayRequired,
});

const orNull = (text: string) => text.trim() || null;

/** What is stored. A day without its time counts from its beginning. */
export const newConsent = (channel: ConsentChannel, form: ConsentForm): NewConsent => ({
  channel,
  act: form.act,
  kind: form.act === 'given' ? form.kind : null,
  source: form.source,
  wording: orNull(form.wording),
  note: orNull(form.note),
  at: form.day && `${form.day}T${form.time ?? '00:00'}`,
});
