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
        const { numInsertedOrUpdatedRows } = await tx
          .insertInto('letterhead')
          .values({ organization_id: actor.organizationId, lines, phone, fax, logo_key: null })
          .onConflict((conflict) =>
            conflict
              .column('organization_id')
              .doUpdateSet({ lines, phone, fax, version: version + 1, updated_at: sql<Date>`now()` })
              .where('letterhead.version', '=', version),
          )
          .executeTakeFirst();
        if (numInsertedOrUpdatedRows !== 1n) throw versionConflict();
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

const readLogo = (picture: string) =>
  toLogo(Buffer.from(picture, 'base64')).catch((error: unknown) => {
    if (error instanceof LogoUnreadable) throw invalid([{ path: 'picture', code: 'unreadable', message: error.message }]);
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
