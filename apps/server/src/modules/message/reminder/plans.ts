import { sql } from 'kysely';
import type { PlannedReminder } from '@intake/api/contract';
import { segmentsOf, type Locale, type ReminderChannel, type ReminderPurpose } from '@intake/api/rules';
import type { Tx } from '../../../platform/database/database.port.ts';
import { clinicOf } from '../clinicOf.ts';
import { fillText, knownLocale, templateIn, templatesOf, type Template, type VisitLinks } from './fillText.ts';
import { waysOf } from './ways.ts';

/** A message as a rule would send it. */
export interface Plan extends PlannedReminder {
  purpose: ReminderPurpose;
  appointmentVersion: number | null;
  template: Template | null;
  expiresAt: Date;
}

interface Due {
  rule_id: string;
  rule_name: string;
  purpose: ReminderPurpose;
  template_key: string;
  channel: ReminderChannel;
  hours_before: number;
  rule_locale: Locale | null;
  appointment_id: string;
  appointment_version: number;
  patient_id: string;
  patient_name: string;
  language: string | null;
  phone: string | null;
  email: string | null;
  starts_at: Date;
  time_zone: string;
  place: string;
  preparation: string | null;
  due_at: Date;
}

export interface Span {
  /** When by the rules something is due; whatever the night makes of it. */
  from: Date;
  until: Date;
  ruleId?: string | undefined;
  most: number;
}

/**
 * What the active rules say of the visits to come, in the order in which it is due. Visits that were made too late for a
 * rule, that were confirmed already, or that it has spoken of are left out.
 */
export async function readPlans(tx: Tx, organizationId: string, span: Span, now: Date, links: VisitLinks | undefined): Promise<Plan[]> {
  const dues = await listDue(tx, organizationId, span, now);
  if (dues.length === 0) return [];
  const clinic = await clinicOf(tx, organizationId);
  const templates = await templatesOf(tx, organizationId, [...new Set(dues.map(({ template_key }) => template_key))]);
  const made = dues.map((due) => {
    const wanted = due.rule_locale ?? knownLocale(due.language) ?? clinic.locale;
    const template = templateIn(templates, due.template_key, wanted) ?? null;
    const filled = template && fillText(template, clinic, {
      startsAt: due.starts_at, timeZone: due.time_zone, place: due.place, instructions: due.preparation,
      link: links?.visit({ appointmentId: due.appointment_id, startsAt: due.starts_at }) ?? null,
    });
    const expiresAt = new Date(due.starts_at.getTime() - Math.min(60, due.hours_before * 30) * 60_000);
    return { due, template, filled, expiresAt, locale: template?.locale ?? wanted };
  });
  const ways = await waysOf(tx, organizationId, made.map(({ due, expiresAt }) => ({
    channel: due.channel, phone: due.phone, email: due.email, dueAt: due.due_at,
    about: { purpose: due.purpose, patientId: due.patient_id, appointmentId: due.appointment_id, appointmentVersion: due.appointment_version, waitlistOfferId: null, requestId: null, expiresAt, quietReason: null },
  })), now);
  return made.map(({ due, template, filled, expiresAt, locale }, at) => {
    const { number, channel, sendAt, gate } = ways[at]!;
    const text = filled?.text ?? '';
    return {
      ruleId: due.rule_id, ruleName: due.rule_name, appointmentId: due.appointment_id, requestId: null, patientId: due.patient_id, patientName: due.patient_name, number, channel,
      startsAt: due.starts_at.toISOString(), timeZone: due.time_zone, sendAt: sendAt.toISOString(), locale, text, segments: segmentsOf(text).count,
      block: !template ? 'no-template' : filled && filled.missing.length > 0 ? 'missing-value' : !number ? 'no-number' : gate,
      purpose: due.purpose, appointmentVersion: due.appointment_version, template, expiresAt,
    };
  });
}

async function listDue(tx: Tx, organizationId: string, { from, until, ruleId, most }: Span, now: Date): Promise<Due[]> {
  const { rows } = await sql<Due>`
    select r.id as rule_id, r.name as rule_name, r.purpose, r.template_key, r.channel, r.hours_before, r.locale as rule_locale,
      a.id as appointment_id, a.version as appointment_version, a.starts_at, a.time_zone, a.starts_at - make_interval(hours => r.hours_before) as due_at,
      p.id as patient_id, p.family_name || case when p.given_name = '' then '' else ', ' || p.given_name end as patient_name, p.language, p.phones[1] as phone, p.email,
      l.name as place, v.preparation
    from reminder_rule r
    join appointment a on a.organization_id = r.organization_id
      and a.starts_at >= ${from}::timestamptz + make_interval(hours => r.hours_before) and a.starts_at < ${until}::timestamptz + make_interval(hours => r.hours_before)
    join patient p on p.id = a.patient_id
    join location l on l.id = a.location_id
    join visit_type v on v.id = a.visit_type_id
    where r.organization_id = ${organizationId} and r.is_active and r.purpose <> 'missing-documents' and (${ruleId ?? null}::uuid is null or r.id = ${ruleId ?? null}::uuid)
      and a.status in ('booked','pending') and a.starts_at > ${now}
      and a.created_at < a.starts_at - make_interval(hours => r.hours_before)
      and (r.purpose <> 'confirmation' or a.confirmed_at is null)
      and (r.visit_type_ids = '{}' or a.visit_type_id = any (r.visit_type_ids))
      and (r.location_ids = '{}' or a.location_id = any (r.location_ids))
      and not exists (select from message m where m.organization_id = r.organization_id and m.rule_id = r.id and m.appointment_id = a.id
        and (m.status <> 'cancelled' or m.settled_by is not null))
    order by due_at, a.id, r.id
    limit ${most}`.execute(tx);
  return rows;
}
