import type { MessagePreview, messageContract, RouteRequest } from '@intake/api/contract';
import { fillTemplate, locales, phoneText, type LetterValues, type Locale } from '@intake/api/rules';
import type { Actor } from '../../../kernel/actor.ts';
import { notFound } from '../../../kernel/errors.ts';
import { requireOwn, unknownReference } from '../../../kernel/references.ts';
import type { Tx } from '../../../platform/database/database.port.ts';
import { clinicOf, type Clinic } from '../clinicOf.ts';
import { spokenTimes } from './spokenTimes.ts';

export interface Template {
  id: string;
  version: number;
  key: string;
  locale: Locale;
  body: string;
}

/** Where a patient answers without writing; each link proves itself. */
export interface VisitLinks {
  visit(about: { appointmentId: string; startsAt: Date }): string;
}

/** A visit, as messages speak of it. */
export interface SpokenVisit {
  /** Null where links are not made. */
  link: string | null;
  startsAt: Date;
  timeZone: string;
  place: string;
  instructions: string | null;
}

/** All templates with these keys. */
export const templatesOf = (tx: Tx, organizationId: string, keys: readonly string[]): Promise<Template[]> =>
  keys.length === 0 ? Promise.resolve([]) : tx.selectFrom('sms_template').select(['id', 'version', 'key', 'locale', 'body']).where('organization_id', '=', organizationId).where('key', 'in', [...keys]).execute();

/** The one in the language that is asked for, else in English. */
export function templateIn(templates: readonly Template[], key: string, locale: Locale): Template | undefined {
  const named = templates.filter((one) => one.key === key);
  return named.find((one) => one.locale === locale) ?? named.find((one) => one.locale === 'en');
}

export const knownLocale = (language: string | null): Locale | undefined => locales.find((known) => known === language?.slice(0, 2).toLowerCase());

/** What a template says, in its own language; `missing` where it names what is not known. */
export function fillText(template: Template, clinic: Clinic, visit: SpokenVisit | null): { text: string; missing: string[] } {
  const times = visit && spokenTimes(visit.startsAt, visit.timeZone, template.locale);
  const values: LetterValues = {
    'organization.name': clinic.name,
    'organization.phone': clinic.phone && phoneText(clinic.phone),
    'appointment.date': times?.date ?? null,
    'appointment.time': times?.time ?? null,
    'appointment.place': visit?.place ?? null,
    'appointment.instructions': visit?.instructions ?? null,
    'appointment.link': visit?.link ?? null,
  };
  return fillTemplate(template.body, values);
}

type Preview = RouteRequest<typeof messageContract.previewMessage>['query'];

/** A template as it would go to one patient about one visit. */
export async function previewTemplate(tx: Tx, actor: Actor, { templateKey, patientId = undefined, appointmentId, locale }: Preview, links: VisitLinks | undefined): Promise<MessagePreview> {
  const { organizationId } = actor;
  await requireOwn(tx, actor, 'patient', patientId ?? null);
  const patient = patientId ? await tx.selectFrom('patient').select('language').where('id', '=', patientId).executeTakeFirst() : undefined;
  const clinic = await clinicOf(tx, organizationId);
  const template = templateIn(await templatesOf(tx, organizationId, [templateKey]), templateKey, locale ?? knownLocale(patient?.language ?? null) ?? clinic.locale);
  if (!template) throw notFound();
  const { text, missing } = fillText(template, clinic, appointmentId ? await spokenVisit(tx, organizationId, appointmentId, links) : null);
  return { templateId: template.id, templateVersion: template.version, locale: template.locale, text, missing };
}

async function spokenVisit(tx: Tx, organizationId: string, id: string, links: VisitLinks | undefined): Promise<SpokenVisit> {
  const row = await tx
    .selectFrom('appointment')
    .innerJoin('location', 'location.id', 'appointment.location_id')
    .innerJoin('visit_type', 'visit_type.id', 'appointment.visit_type_id')
    .select(['appointment.starts_at', 'appointment.time_zone', 'location.name', 'visit_type.preparation'])
    .where('appointment.organization_id', '=', organizationId)
    .where('appointment.id', '=', id)
    .executeTakeFirst();
  if (!row) throw unknownReference('appointmentId');
  return { startsAt: row.starts_at, timeZone: row.time_zone, place: row.name, instructions: row.preparation, link: links?.visit({ appointmentId: id, startsAt: row.starts_at }) ?? null };
}
