import type { PlannedReminder, ReminderRule, ReminderRuleFields } from '@intake/api/contract';
import { sql } from 'kysely';
import type { Actor } from '../../../kernel/actor.ts';
import { crud, type Step } from '../../../kernel/crud.ts';
import { invalid } from '../../../kernel/errors.ts';
import { requireAllOwn } from '../../../kernel/references.ts';
import { tableStore } from '../../../kernel/table.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database, Tx } from '../../../platform/database/database.port.ts';
import type { VisitLinks } from './fillText.ts';
import { readMissingPlans } from '../missing/missingPlans.ts';
import { readPlans } from './plans.ts';

const store = tableStore({
  table: 'reminder_rule',
  orderBy: ['name'],
  toApi: (row): ReminderRule => ({
    id: row.id, version: row.version, name: row.name, purpose: row.purpose, templateKey: row.template_key, channel: row.channel, hoursBefore: row.hours_before, locale: row.locale,
    visitTypeIds: row.visit_type_ids, locationIds: row.location_ids, isActive: row.is_active, updatedAt: row.updated_at.toISOString(),
  }),
  toRow: (fields: ReminderRuleFields) => ({
    name: fields.name, purpose: fields.purpose, template_key: fields.templateKey, channel: fields.channel, hours_before: fields.hoursBefore, locale: fields.locale,
    visit_type_ids: [...new Set(fields.visitTypeIds)], location_ids: [...new Set(fields.locationIds)], is_active: fields.isActive,
  }),
});

const mostPlans = 500;

export type ReminderRuleService = ReturnType<typeof createReminderRuleService>;

/** What goes out by itself. What waits by a rule that is changed is withdrawn with it, and made anew. */
export function createReminderRuleService({ database, clock, messageLinks }: { database: Database; clock: Clock; messageLinks?: VisitLinks | undefined }) {
  const rules = crud(database, {
    store,
    entity: 'reminder_rule',
    topic: 'message',
    before: {
      create: requireKnown,
      update: async (step) => {
        await requireKnown(step);
        await withdraw(step.tx, step.stored.id);
      },
      remove: ({ tx, stored }) => withdraw(tx, stored.id),
    },
  });
  return {
    ...rules,
    list: async (actor: Actor): Promise<ReminderRule[]> => (await rules.list(actor)).toSorted((one, other) => other.hoursBefore - one.hoursBefore),

    preview: (actor: Actor, { days, ruleId }: { days: number; ruleId?: string | undefined }): Promise<{ items: PlannedReminder[]; isCut: boolean }> =>
      database.asUser(actor, async (tx) => {
        const now = clock.now();
        const span = { from: now, until: new Date(now.getTime() + days * 86_400_000), ruleId, most: mostPlans + 1 };
        const plans = [...(await readPlans(tx, actor.organizationId, span, now, messageLinks)), ...(await readMissingPlans(tx, actor.organizationId, span, now))];
        const items = plans.slice(0, mostPlans).map(({ purpose: _purpose, appointmentVersion: _version, template: _template, expiresAt: _expiresAt, ...item }) => item);
        return { items: items.toSorted((one, other) => one.sendAt.localeCompare(other.sendAt)), isCut: plans.length > mostPlans };
      }),
  };
}

const withdraw = async (tx: Tx, ruleId: string): Promise<void> => void (await sql`select private.withdraw_rule_messages(${ruleId}::uuid)`.execute(tx));

async function requireKnown({ tx, actor, fields }: Step & { fields: ReminderRuleFields }): Promise<void> {
  const { purpose, templateKey, visitTypeIds, locationIds } = fields;
  const isMissing = purpose === 'missing-documents';
  if (isMissing !== (templateKey === null)) throw invalid([{ path: 'templateKey', code: 'template', message: 'Name a template, but none for missing documents.' }]);
  if (isMissing && visitTypeIds.length + locationIds.length > 0) throw invalid([{ path: 'visitTypeIds', code: 'visits', message: 'Missing documents belong to no visit.' }]);
  await requireAllOwn(tx, actor, 'location', locationIds, 'locationIds');
  await requireAllOwn(tx, actor, 'visit_type', visitTypeIds, 'visitTypeIds');
}
