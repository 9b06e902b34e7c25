import type { RequestAction } from '@intake/api/contract';
import type { Priority } from '@intake/api/rules';
import type { Actor } from '../../kernel/actor.ts';
import { createRequestActions } from '../../modules/request/requestAction.service.ts';
import { createRequestSaving } from '../../modules/request/requestSave.service.ts';
import { createRequestService } from '../../modules/request/request.service.ts';
import { localDay } from '../../platform/clock/deadline.ts';
import type { Database } from '../../platform/database/database.port.ts';

/** What belongs to an event besides the request and its version. */
type Step = RequestAction extends infer Action ? (Action extends RequestAction ? Omit<Action, 'id' | 'version'> : never) : never;

interface Plan {
  /** Before now. */
  daysAgo: number;
  priority?: Priority;
  /** The code of what it asks for. */
  service: string;
  reason: string;
  /** Each a day after the one before. */
  steps: Step[];
  isUnowned?: boolean;
}

const acknowledge = { event: 'acknowledge', isTold: false } as const;
const accept = { event: 'accept', isTold: true, expectedWaitWeeks: 6 } as const;
const booked = { event: 'booked', isTold: true } as const;
const book = { event: 'book' } as const;

/** Referrals in every state: two are in danger, one is too late. */
const referrals: Plan[] = [
  { daysAgo: 0.1, priority: 'stat', service: 'CARD', reason: 'Syncope on exertion, new systolic murmur', steps: [] },
  { daysAgo: 1, service: 'CARD', reason: 'Palpitations since August, normal resting ECG', steps: [] },
  { daysAgo: 2, service: 'CARD', reason: 'Screening before hip surgery', steps: [], isUnowned: true },
  { daysAgo: 12, priority: 'urgent', service: 'CARD', reason: 'Chest pain on exertion, family history', steps: [acknowledge] },
  { daysAgo: 13, service: 'NEUR', reason: 'Recurrent migraine with aura', steps: [acknowledge] },
  { daysAgo: 16, service: 'DERM', reason: 'Suspicious naevus on the back', steps: [acknowledge] },
  { daysAgo: 6, service: 'CARD', reason: 'Dyspnoea, cause unclear', steps: [acknowledge, { event: 'ask', missing: ['ecg', 'medication'], note: null }] },
  { daysAgo: 5, service: 'CARD', reason: 'Atrial fibrillation, follow-up', steps: [accept] },
  { daysAgo: 9, priority: 'urgent', service: 'CARD', reason: 'Heart failure, NYHA III', steps: [accept, book] },
  { daysAgo: 20, service: 'CARD', reason: 'Hypertension, resistant', steps: [accept, book, booked] },
  { daysAgo: 60, service: 'US', reason: 'Echocardiogram after infarction', steps: [accept, book, booked, { event: 'complete' }] },
  { daysAgo: 11, service: 'DERM', reason: 'Cosmetic treatment', steps: [{ event: 'decline', isTold: true, reason: 'out-of-scope', note: 'We see medical dermatology only.' }] },
  { daysAgo: 8, service: 'NEUR', reason: 'Numbness in both hands', steps: [acknowledge, { event: 'redirect', isTold: true, to: 'Capital Neurology Group', clinicId: null, physicianId: null, note: null }] },
  { daysAgo: 30, service: 'NEUR', reason: 'Second opinion', steps: [{ event: 'cancel' }] },
];

const projects = [
  { title: 'Replace the ECG machine in room 2', dueInDays: 12, checklist: ['Ask three suppliers', 'Compare their offers', 'Order'], steps: [{ event: 'start' }] as Step[] },
  { title: 'Answer the audit of the insurer', dueInDays: 2, checklist: ['Collect the charts', 'Have them reviewed', 'Send'], steps: [] as Step[] },
  { title: 'Flu clinic on Saturdays', dueInDays: 30, checklist: ['Find staff', 'Announce it'], steps: [{ event: 'accept' }, { event: 'hold' }] as Step[] },
];

const day = 86_400_000;

/** What a clinic has on its desk: referrals and a few projects, each with its past. */
export async function makeDemoRequests(database: Database, { actor, timeZone }: { actor: Actor; timeZone: string }): Promise<void> {
  let now = new Date();
  const parts = { database, clock: { now: () => now } };
  const [saving, actions, requests] = [createRequestSaving(parts), createRequestActions(parts), createRequestService(parts)];
  const people = await database.asService(actor.organizationId, async (tx) => ({
    patients: await tx.selectFrom('patient').select('id').orderBy('created_at').orderBy('id').execute(),
    physicians: await tx.selectFrom('physician').select('id').orderBy('created_at').orderBy('id').execute(),
    modalities: await tx.selectFrom('modality').select(['id', 'code']).execute(),
    locations: await tx.selectFrom('location').select('id').orderBy('name').execute(),
  }));
  const pick = <Row>(rows: Row[], index: number): Row => rows[index % rows.length]!;
  const unsaved = { id: null, version: null, faxId: null };
  const act = async (made: { id: string; version: number }, steps: Step[], every: number) => {
    let { id, version } = made;
    for (const step of steps) {
      now = new Date(Math.min(Date.now(), now.getTime() + every));
      ({ id, version } = await actions.act(actor, { ...step, id, version } as RequestAction));
    }
    return { id, version };
  };

  for (const [index, { daysAgo, priority = 'routine', service, reason, steps, isUnowned }] of referrals.entries()) {
    now = new Date(Date.now() - daysAgo * day);
    const made = await saving.saveReferral(actor, {
      ...unsaved, priority, reason, category: null, note: null, missing: [],
      patientId: pick(people.patients, index).id,
      physicianId: pick(people.physicians, index).id,
      modalityId: people.modalities.find(({ code }) => code === service)?.id ?? null,
      locationId: pick(people.locations, index).id,
    });
    const last = await act(made, steps, day);
    if (isUnowned) await requests.assign(actor, { ...last, assigneeId: null });
  }

  for (const { title, dueInDays, checklist, steps } of projects) {
    now = new Date(Date.now() - 4 * day);
    const made = await saving.saveProject(actor, {
      ...unsaved, title, patientId: null, locationId: null, priority: 'routine', note: null, requester: 'Dr. Elena Marchetti',
      dueOn: localDay(new Date(), timeZone, dueInDays),
      checklist: checklist.map((text, index) => ({ text, isDone: index === 0 && steps.length > 0 })),
    });
    await act(made, steps, day);
  }
}
