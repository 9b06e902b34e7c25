import type { AnswerLetter } from '@intake/api/contract';
import type { LetterKind } from '@intake/api/rules';
import { createCorrespondence, type CorrespondenceParts } from '../correspondence.ts';
import type { Actor } from '../kernel/actor.ts';
import { systemClock } from '../platform/clock/clock.ts';
import type { Telephony } from '../platform/telephony/telephony.port.ts';
import { demoTimeZone } from './clinic.ts';

export interface DemoAnswerParts extends Omit<CorrespondenceParts, 'clock'> {
  /** The stand-in of the demo, to which all goes that is sent; undefined where a real line is set up. */
  telephony: Telephony | undefined;
}

interface Plan {
  /** Of the referral that it is about. */
  reason: string;
  kind: LetterKind;
  to: string;
  values?: AnswerLetter['letter']['values'];
  inHours?: number;
}

const dayAhead = (days: number) => new Intl.DateTimeFormat('en-CA', { dateStyle: 'full', timeZone: demoTimeZone }).format(Date.now() + days * 86_400_000);

/** The line of the demo decides by the last digit: nobody has a fax machine at 9, and at 7 it is busy at first, for minutes: not there, where one waits for the reply. */
const plans: Plan[] = [
  { reason: 'Atrial fibrillation, follow-up', kind: 'accepted', to: '+16135550147' },
  { reason: 'Recurrent migraine with aura', kind: 'acknowledgement', to: '+16135550142' },
  { reason: 'Dyspnoea, cause unclear', kind: 'information-missing', to: '+16135550141' },
  { reason: 'Cosmetic treatment', kind: 'declined', to: '+16135550149' },
  {
    reason: 'Hypertension, resistant', kind: 'appointment-notice', to: '+16135550143', inHours: 20,
    values: { 'appointment.date': dayAhead(21), 'appointment.time': '10:30 a.m.', 'appointment.physician': 'Dr. Elena Marchetti' },
  },
];

/** Letters about referrals of the demo, which leave as its line opens: some arrive, one does not, one waits for its time. */
export async function makeDemoAnswers(parts: DemoAnswerParts, actor: Actor): Promise<void> {
  const { database } = parts;
  const { answers } = createCorrespondence({ ...parts, clock: systemClock });
  for (const { reason, kind, to, values = {}, inHours } of plans) {
    const referral = await database.asService(actor.organizationId, (tx) =>
      tx
        .selectFrom('request')
        .leftJoin('physician', 'physician.id', 'request.physician_id')
        .select(['request.id', 'request.physician_id', 'physician.given_name', 'physician.family_name', 'physician.clinic_name'])
        .where('request.reason', '=', reason)
        .executeTakeFirstOrThrow(),
    );
    await answers.answer(actor, {
      id: referral.id,
      action: null,
      letter: { kind, locale: 'en', values, wording: null, asksForReply: kind === 'information-missing' },
      recipient: { physicianId: referral.physician_id, name: [referral.given_name, referral.family_name].filter(Boolean).join(' ') || null, clinic: referral.clinic_name },
      send: { to, confirmation: to.slice(-4), priority: 'routine', sendAt: inHours ? new Date(Date.now() + inHours * 3_600_000).toISOString() : null },
    });
  }
}
