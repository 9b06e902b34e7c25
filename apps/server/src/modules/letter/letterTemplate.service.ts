import type { LetterTemplate } from '@intake/api/contract';
import { letterKinds, letterWording, locales, wordingProblems, type LetterKind, type Locale } from '@intake/api/rules';
import type { Actor } from '../../kernel/actor.ts';
import { invalid, versionConflict } from '../../kernel/errors.ts';
import { appendAudit } from '../../platform/audit/audit.ts';
import type { Database, Tx } from '../../platform/database/database.port.ts';
import { publish } from '../../platform/events/events.port.ts';
import * as store from './letterTemplate.store.ts';

type Change = Omit<LetterTemplate, 'isOwn'>;
type Which = Pick<LetterTemplate, 'kind' | 'locale'>;

export type LetterTemplateService = ReturnType<typeof createLetterTemplateService>;

/** What an organisation has its letters say. */
export function createLetterTemplateService(database: Database) {
  /** Ends a change; `action` says what became of the organisation's own wording. */
  const changed = async (tx: Tx, actor: Actor, action: 'C' | 'U' | 'D', { kind, locale }: Which): Promise<LetterTemplate> => {
    await appendAudit(tx, { actor, action, entity: 'letter_template', outcome: 'success', detail: { kind, locale } });
    await publish(tx, { organizationId: actor.organizationId, topic: 'settings', entity: 'letter_template' });
    return findTemplate(tx, actor.organizationId, { kind, locale });
  };

  return {
    list: (actor: Actor): Promise<LetterTemplate[]> =>
      database.asUser(actor, async (tx) => {
        const own = new Map((await store.list(tx, actor.organizationId)).map((row) => [`${row.kind} ${row.locale}`, row]));
        return locales.flatMap((locale) => letterKinds.map((kind) => toTemplate({ kind, locale }, own.get(`${kind} ${locale}`))));
      }),

    save: (actor: Actor, change: Change): Promise<LetterTemplate> =>
      database.asUser(actor, async (tx) => {
        refuseProblems(change.kind, change);
        const isNew = change.version === 0;
        const isKept = isNew ? await store.insert(tx, actor.organizationId, change) : await store.update(tx, actor.organizationId, change);
        if (!isKept) throw versionConflict();
        return changed(tx, actor, isNew ? 'C' : 'U', change);
      }),

    reset: (actor: Actor, seen: Which & { version: number }): Promise<LetterTemplate> =>
      database.asUser(actor, async (tx) => {
        if (!(await store.remove(tx, actor.organizationId, seen))) throw versionConflict();
        return changed(tx, actor, 'D', seen);
      }),
  };
}

/** The organisation's own wording, or the one that comes along, in the caller's transaction. */
export async function findTemplate(tx: Tx, organizationId: string, which: Which): Promise<LetterTemplate> {
  return toTemplate(which, await store.find(tx, organizationId, which));
}

/** @throws a 422 that names what is wrong and where */
export function refuseProblems(kind: LetterKind, wording: { subject: string; body: string }): void {
  const problems = wordingProblems(kind, wording);
  if (problems.length > 0) throw invalid(problems.map(({ path, code, name }) => ({ path, code, message: name.slice(0, 60) })));
}

const toTemplate = ({ kind, locale }: { kind: LetterKind; locale: Locale }, own: store.TemplateRow | undefined): LetterTemplate => ({
  kind,
  locale,
  ...(own ? { subject: own.subject, body: own.body } : letterWording[locale][kind]),
  isOwn: own !== undefined,
  version: own?.version ?? 0,
});
