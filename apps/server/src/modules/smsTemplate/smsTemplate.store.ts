import { sql } from 'kysely';
import type { SmsTemplate, SmsTemplateFields, SmsTemplateVersion } from '@intake/api/contract';
import type { Locale } from '@intake/api/rules';
import { tableStore, type Store, type Who } from '../../kernel/table.ts';
import type { Row, Timestamp, Versioned } from '../../platform/database/columns.ts';
import type { Tx } from '../../platform/database/database.port.ts';

declare module '../../platform/database/tables.ts' {
  interface Tables {
    sms_template: SmsTemplateTable;
    sms_template_version: SmsTemplateVersionTable;
  }
}

interface Said {
  key: string;
  locale: Locale;
  body: string;
}

export interface SmsTemplateTable extends Row, Versioned, Said {}

export interface SmsTemplateVersionTable extends Said {
  organization_id: string;
  template_id: string;
  version: number;
  created_by: string | null;
  created_at: Timestamp;
}

const rows = tableStore({
  table: 'sms_template',
  orderBy: ['key'],
  toApi: ({ id, version, key, locale, body, updated_at }): SmsTemplate => ({ id, version, key, locale, body, updatedAt: updated_at.toISOString() }),
  toRow: ({ key, locale, body }: SmsTemplateFields) => ({ key, locale, body }),
});

/** Each version is kept as it was written. */
export const smsTemplateStore: Store<SmsTemplate, SmsTemplateFields> = {
  ...rows,
  insert: async (tx, who, fields) => {
    const id = await rows.insert(tx, who, fields);
    await keepVersion(tx, who, id);
    return id;
  },
  update: async (tx, who, change) => {
    const isKept = await rows.update(tx, who, change);
    if (isKept) await keepVersion(tx, who, change.id);
    return isKept;
  },
};

const keepVersion = (tx: Tx, { organizationId, userId }: Who, id: string) =>
  tx
    .insertInto('sms_template_version')
    .columns(['organization_id', 'template_id', 'version', 'key', 'locale', 'body', 'created_by'])
    .expression(
      tx
        .selectFrom('sms_template')
        .select(['organization_id', 'id', 'version', 'key', 'locale', 'body', sql<string>`${userId}::uuid`.as('created_by')])
        .where('organization_id', '=', organizationId)
        .where('id', '=', id),
    )
    .execute();

/** Newest first. Also of a template that was removed, for what was sent from it. */
export async function listVersions(tx: Tx, organizationId: string, id: string): Promise<SmsTemplateVersion[]> {
  const found = await tx
    .selectFrom('sms_template_version as said')
    .leftJoin('app_user', 'app_user.id', 'said.created_by')
    .select(['said.version', 'said.key', 'said.locale', 'said.body', 'said.created_at', 'app_user.display_name'])
    .where('said.organization_id', '=', organizationId)
    .where('said.template_id', '=', id)
    .orderBy('said.version', 'desc')
    .limit(100)
    .execute();
  return found.map(({ created_at, display_name, ...said }) => ({ ...said, createdAt: created_at.toISOString(), createdBy: display_name }));
}
