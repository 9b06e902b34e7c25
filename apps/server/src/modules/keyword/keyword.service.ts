import type { Keyword, keywordContract, KeywordFields, RouteRequest } from '@intake/api/contract';
import type { Actor } from '../../kernel/actor.ts';
import { crud, type Step } from '../../kernel/crud.ts';
import { requireOwn } from '../../kernel/references.ts';
import type { Database } from '../../platform/database/database.port.ts';
import { keywordStore } from './keyword.store.ts';

type Saved = RouteRequest<typeof keywordContract.saveKeyword>['body'];

export type KeywordService = ReturnType<typeof createKeywordService>;

/** The words that decide what a fax is, how urgent it is and where it goes. */
export function createKeywordService(database: Database) {
  const { list, create, update, remove } = crud(database, {
    store: keywordStore,
    entity: 'keyword',
    topic: 'settings',
    before: { create: ownBin, update: ownBin },
  });
  return {
    list,
    remove,
    /** With an id a change, without one a new rule. */
    save: (actor: Actor, { id, version = 1, ...fields }: Saved): Promise<Keyword> =>
      id ? update(actor, { ...fields, id, version }) : create(actor, fields),
  };
}

const ownBin = ({ tx, actor, fields }: Step & { fields: KeywordFields }) => requireOwn(tx, actor, 'bin', fields.setsBinId, 'setsBinId');
