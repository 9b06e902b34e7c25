import type { LeadChange, LeadDetail, leadContract, RouteRequest, RouteResponse } from '@intake/api/contract';
import type { Actor } from '../../kernel/actor.ts';
import { invalid, notFound, versionConflict } from '../../kernel/errors.ts';
import { appendOperatorAudit } from '../../platform/audit/operator.ts';
import type { Database, Tx } from '../../platform/database/database.port.ts';
import * as store from './lead.store.ts';
import { csvOf } from './leadExport.ts';

type CountQuery = RouteRequest<typeof leadContract.countLeads>['query'];
type ExportQuery = RouteRequest<typeof leadContract.exportLeads>['query'];
type Exported = RouteResponse<typeof leadContract.exportLeads>;

export type LeadService = ReturnType<typeof createLeadService>;

/** Rows; a flood of the public forms ends here. */
const exportLimit = 10_000;

/** Whoever left an address on the public pages. They concern the installation: what is done with them stands in its operator's trail. */
export function createLeadService(database: Database) {
  const asServer = <T>(work: (tx: Tx) => Promise<T>) => database.asService(null, work);
  const found = async (tx: Tx, id: string): Promise<LeadDetail> => {
    const lead = await store.find(tx, id);
    if (!lead) throw notFound();
    return lead;
  };

  return {
    list: (query: store.ListQuery) => asServer((tx) => store.list(tx, query)),
    count: (query: CountQuery) => asServer((tx) => store.count(tx, query)),
    get: (id: string) => asServer((tx) => found(tx, id)),
    owners: () => asServer(store.listOwners),

    /** Throws 404 for an unknown one, 409 for an old version, 422 for an owner who does not look after the installation. */
    save: (actor: Actor, change: LeadChange): Promise<LeadDetail> =>
      asServer(async (tx) => {
        const { id, state, ownerId, nextStepOn } = change;
        const before = await found(tx, id);
        // Who has left since stays where they stand.
        const isKept = ownerId === null || ownerId === before.owner?.id;
        if (!isKept && !(await store.listOwners(tx)).some((owner) => owner.id === ownerId))
          throw invalid([{ path: 'ownerId', code: 'owner', message: 'This person does not look after the installation.' }]);
        if (!(await store.save(tx, change))) throw versionConflict();
        const detail = { from: before.state, to: state, owner: ownerId, nextStepOn };
        await appendOperatorAudit(tx, { actor, action: 'U', entity: 'lead', entityId: id, outcome: 'success', detail });
        return found(tx, id);
      }),

    export: (actor: Actor, { locale, ...filters }: ExportQuery): Promise<Exported> =>
      asServer(async (tx) => {
        const rows = await store.newest(tx, filters, exportLimit + 1);
        const leads = rows.slice(0, exportLimit);
        await appendOperatorAudit(tx, { actor, action: 'E', entity: 'lead', outcome: 'success', detail: { event: 'export', entries: leads.length } });
        return {
          fileName: 'leads.csv',
          mediaType: 'text/csv; charset=utf-8',
          base64: csvOf(leads, locale).toString('base64'),
          count: leads.length,
          isCut: rows.length > leads.length,
        };
      }),
  };
}
