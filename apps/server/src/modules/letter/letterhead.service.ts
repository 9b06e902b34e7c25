import { sql } from 'kysely';
import type { Letterhead, StoredLetterhead } from '@intake/api/contract';
import type { Actor } from '../../kernel/actor.ts';
import { invalid, notFound, versionConflict } from '../../kernel/errors.ts';
import { appendAudit } from '../../platform/audit/audit.ts';
import type { Database, Tx } from '../../platform/database/database.port.ts';
import { publish } from '../../platform/events/events.port.ts';
import type { FileLinks } from '../../platform/files/fileLinks.ts';
import type { Files } from '../../platform/files/files.port.ts';
import { LogoUnreadable, toLogo } from '../../platform/letters/logo.ts';

export interface LetterheadParts {
  database: Database;
  files: Files;
  links: FileLinks;
}

export type LetterheadService = ReturnType<typeof createLetterheadService>;

const logoLimit = { maxBytes: 1e6 };

/** What stands at the head of the letters of an organisation. */
export function createLetterheadService({ database, files, links }: LetterheadParts) {
  const read = async (tx: Tx, actor: Actor): Promise<StoredLetterhead> => {
    const { logoKey, timeZone: _timeZone, ...head } = await findLetterhead(tx, actor.organizationId);
    return { ...head, logoUrl: logoKey && links.sign(actor, logoKey, 'image/png') };
  };

  const changed = async (tx: Tx, actor: Actor, detail: Record<string, unknown>): Promise<StoredLetterhead> => {
    await appendAudit(tx, { actor, action: 'U', entity: 'letterhead', outcome: 'success', detail });
    await publish(tx, { organizationId: actor.organizationId, topic: 'settings', entity: 'letterhead' });
    return read(tx, actor);
  };

  return {
    get: (actor: Actor) => database.asUser(actor, (tx) => read(tx, actor)),

    save: (actor: Actor, { lines, phone, fax, version }: Letterhead) =>
      database.asUser(actor, async (tx) => {
        const isKept = version === 0 ? await insert(tx, actor.organizationId, { lines, phone, fax }) : await update(tx, actor.organizationId, { lines, phone, fax, version });
        if (!isKept) throw versionConflict();
        return changed(tx, actor, {});
      }),

    saveLogo: async (actor: Actor, picture: string | null): Promise<StoredLetterhead> => {
      const logo = picture === null ? null : await readLogo(picture);
      const stored = logo && (await files.put(actor.organizationId, logo, logoLimit));
      const logoKey = stored?.key ?? null;
      return database.asUser(actor, async (tx) => {
        await tx
          .insertInto('letterhead')
          .values({ organization_id: actor.organizationId, phone: null, fax: null, logo_key: logoKey })
          .onConflict((conflict) =>
            conflict.column('organization_id').doUpdateSet({ logo_key: logoKey, version: sql<number>`letterhead.version + 1`, updated_at: sql<Date>`now()` }),
          )
          .execute();
        return changed(tx, actor, { logo: logoKey !== null });
      });
    },
  };
}

/** False when there is one already. */
async function insert(tx: Tx, organizationId: string, head: Omit<Letterhead, 'version'>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('letterhead')
    .values({ organization_id: organizationId, ...head, logo_key: null })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** False when the version is not the stored one any more. */
async function update(tx: Tx, organizationId: string, { version, ...head }: Letterhead): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('letterhead')
    .set({ ...head, version: version + 1, updated_at: sql<Date>`now()` })
    .where('organization_id', '=', organizationId)
    .where('version', '=', version)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

const readLogo = (picture: string) =>
  toLogo(Buffer.from(picture, 'base64')).catch((error: unknown) => {
    if (error instanceof LogoUnreadable) throw invalid([{ path: 'picture', code: error.code, message: error.message }]);
    throw error;
  });

/** With the name of the organisation, in the caller's transaction. */
export async function findLetterhead(tx: Tx, organizationId: string) {
  const row = await tx
    .selectFrom('organization')
    .leftJoin('letterhead', 'letterhead.organization_id', 'organization.id')
    .where('organization.id', '=', organizationId)
    .select(['organization.name', 'organization.time_zone', 'letterhead.lines', 'letterhead.phone', 'letterhead.fax', 'letterhead.logo_key', 'letterhead.version'])
    .executeTakeFirst();
  if (!row) throw notFound();
  return {
    organizationName: row.name,
    timeZone: row.time_zone,
    lines: row.lines ?? [],
    phone: row.phone,
    fax: row.fax,
    logoKey: row.logo_key,
    version: row.version ?? 0,
  };
}
