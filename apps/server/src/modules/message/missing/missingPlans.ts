import { sql } from 'kysely';
import { phoneText, segmentsOf, type ChecklistItem, type Locale, type ReminderChannel } from '@intake/api/rules';
import type { Tx } from '../../../platform/database/database.port.ts';
import { clinicOf } from '../clinicOf.ts';
import { knownLocale } from '../reminder/fillText.ts';
import type { Plan, Span } from '../reminder/plans.ts';
import { waysOf } from '../reminder/ways.ts';
import { askingText, expiresDays } from './askMissing.ts';

/** So often a patient is asked, the first time by a person: after that somebody calls. */
const mostTimes = 3;

interface Due {
  rule_id: string;
  rule_name: string;
  channel: ReminderChannel;
  rule_locale: Locale | null;
  request_id: string;
  missing: ChecklistItem[];
  patient_id: string;
  patient_name: string;
  language: string | null;
  phone: string | null;
  email: string | null;
  time_zone: string;
  asked_at: Date;
  due_at: Date;
}

/**
 * What the active rules ask again for, in the order in which it is due: referrals that still wait for something, of which
 * the patient was asked at least once, and which nobody has taken back since.
 */
export async function readMissingPlans(tx: Tx, organizationId: string, span: Span, now: Date): Promise<Plan[]> {
  const dues = await listDue(tx, organizationId, span);
  if (dues.length === 0) return [];
  const clinic = await clinicOf(tx, organizationId);
  const made = dues.map((due) => {
    const start = due.due_at > now ? due.due_at : now;
    return { due, expiresAt: new Date(start.getTime() + expiresDays * 86_400_000), locale: due.rule_locale ?? knownLocale(due.language) ?? clinic.locale };
  });
  const ways = await waysOf(tx, organizationId, made.map(({ due, expiresAt }) => ({
    channel: due.channel, phone: due.phone, email: due.email, dueAt: due.due_at,
    about: { purpose: 'missing-documents', patientId: due.patient_id, appointmentId: null, appointmentVersion: null, waitlistOfferId: null, requestId: due.request_id, expiresAt, quietReason: null },
  })), now);
  return made.map(({ due, expiresAt, locale }, at) => {
    const { number, channel, sendAt, gate } = ways[at]!;
    const text = askingText(locale, { name: clinic.name, phone: clinic.phone && phoneText(clinic.phone) }, due.missing);
    return {
      ruleId: due.rule_id, ruleName: due.rule_name, appointmentId: null, requestId: due.request_id, patientId: due.patient_id, patientName: due.patient_name, number, channel,
      startsAt: due.asked_at.toISOString(), timeZone: due.time_zone, sendAt: sendAt.toISOString(), locale, text, segments: segmentsOf(text).count,
      block: number ? gate : 'no-number', purpose: 'missing-documents', appointmentVersion: null, template: null, expiresAt,
    };
  });
}

async function listDue(tx: Tx, organizationId: string, { from, until, ruleId, most }: Span): Promise<Due[]> {
  const { rows } = await sql<Due>`
    select r.id as rule_id, r.name as rule_name, r.channel, r.locale as rule_locale, q.id as request_id, q.missing,
      p.id as patient_id, p.family_name || case when p.given_name = '' then '' else ', ' || p.given_name end as patient_name, p.language, p.phones[1] as phone, p.email,
      o.time_zone, asked.at as asked_at, asked.at + make_interval(hours => r.hours_before) as due_at
    from reminder_rule r
    join organization o on o.id = r.organization_id
    join request q on q.organization_id = r.organization_id and q.kind = 'referral' and q.status = 'on-hold' and q.missing <> '{}'
    join patient p on p.id = q.patient_id
    join lateral (
      select max(m.at) as at, count(*) as times from message m
      where m.organization_id = r.organization_id and m.request_id = q.id and m.purpose = 'missing-documents' and m.status in ('sending','sent','delivered','unconfirmed')
    ) asked on asked.times between 1 and ${mostTimes - 1}
    where r.organization_id = ${organizationId} and r.is_active and r.purpose = 'missing-documents' and (${ruleId ?? null}::uuid is null or r.id = ${ruleId ?? null}::uuid)
      and asked.at + make_interval(hours => r.hours_before) >= ${from} and asked.at + make_interval(hours => r.hours_before) < ${until}
      and not exists (select from message m where m.organization_id = r.organization_id and m.request_id = q.id and m.purpose = 'missing-documents'
        and m.at > asked.at and (m.status <> 'cancelled' or m.settled_by is not null))
    order by due_at, q.id, r.id
    limit ${most}`.execute(tx);
  return rows;
}
