import type { SmsTemplateFields } from '@intake/api/contract';
import { templateProblems } from '@intake/api/rules';
import type { Actor } from '../../kernel/actor.ts';
import { crud } from '../../kernel/crud.ts';
import { invalid, notFound } from '../../kernel/errors.ts';
import type { Database } from '../../platform/database/database.port.ts';
import { listVersions, smsTemplateStore } from './smsTemplate.store.ts';

export type SmsTemplateService = ReturnType<typeof createSmsTemplateService>;

/** What an organisation's text messages say. Every change is audited and published in its own transaction. */
export const createSmsTemplateService = (database: Database) => ({
  ...crud(database, {
    store: smsTemplateStore,
    entity: 'sms_template',
    topic: 'settings',
    before: { create: refuseProblems, update: refuseProblems },
  }),

  versions: (actor: Actor, id: string) =>
    database.asUser(actor, async (tx) => {
      const versions = await listVersions(tx, actor.organizationId, id);
      if (versions.length === 0) throw notFound();
      return versions;
    }),
});

/** @throws a 422 that names what is wrong with the text */
function refuseProblems({ fields: { body } }: { fields: SmsTemplateFields }): void {
  const problems = templateProblems(body);
  if (problems.length > 0) throw invalid(problems.map(({ code, name }) => ({ path: 'body', code, message: name.slice(0, 60) })));
}
