import type { RequisitionClinic, RequisitionPage, RequisitionSettings } from '@intake/api/contract';
import type { Actor } from '../../kernel/actor.ts';
import { invalid, notFound, versionConflict } from '../../kernel/errors.ts';
import { requireOwn } from '../../kernel/references.ts';
import { appendAudit } from '../../platform/audit/audit.ts';
import type { Database, Tx } from '../../platform/database/database.port.ts';
import { publish } from '../../platform/events/events.port.ts';
import { findPage, listClinics, organizationAt, readSettings, writeSettings, type OpenPage } from './requisition.store.ts';

export type RequisitionPages = ReturnType<typeof createRequisitionPages>;

const untouched: RequisitionSettings = { address: '', isOn: false, note: null, serviceIds: [], version: 0 };

/** Letters, digits and single hyphens of a name; what the page's link could end with. */
const addressOf = (name: string) =>
  name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/[^a-z0-9]+/g, '-').replace(/^-+|-+$/g, '').slice(0, 40).replace(/-+$/, '');

/** The pages on which clinics take referrals, as anybody sees them and as their clinic sets them up. */
export function createRequisitionPages(database: Database) {
  /** Throws 404 unless the page is open. */
  const open = async (address: string): Promise<OpenPage & { organizationId: string }> => {
    const organizationId = await database.asService(null, (tx) => organizationAt(tx, address));
    const page = organizationId && (await database.asService(organizationId, (tx) => findPage(tx, organizationId)));
    if (!page) throw notFound();
    return { ...page, organizationId };
  };

  return {
    open,

    list: (): Promise<RequisitionClinic[]> => database.asService(null, listClinics),

    get: async (address: string): Promise<RequisitionPage> => {
      const { name, phone, note, services } = await open(address);
      return { address, name, phone, note, services };
    },

    settings: (actor: Actor): Promise<RequisitionSettings> =>
      database.asUser(actor, async (tx) => (await readSettings(tx, actor.organizationId)) ?? { ...untouched, address: await proposedAddress(tx, actor) }),

    /** 409 for an address that another clinic has, or a version that is old; 422 for a page that is open for nothing. */
    save: (actor: Actor, settings: RequisitionSettings): Promise<RequisitionSettings> =>
      database.asUser(actor, async (tx) => {
        if (settings.isOn && settings.serviceIds.length === 0) throw invalid([{ path: 'serviceIds', code: 'required', message: 'Nothing can be asked for.' }]);
        for (const [at, id] of settings.serviceIds.entries()) await requireOwn(tx, actor, 'modality', id, `serviceIds.${at}`);
        if (!(await writeSettings(tx, actor.organizationId, settings))) throw versionConflict();
        await appendAudit(tx, { actor, action: 'U', entity: 'requisition_page', outcome: 'success', detail: { isOn: settings.isOn, services: settings.serviceIds.length } });
        await publish(tx, { organizationId: actor.organizationId, topic: 'settings', entity: 'requisition_page' });
        return (await readSettings(tx, actor.organizationId))!;
      }),
  };
}

/** Of the clinic's name; one that is too short to be one gets a word before it. */
async function proposedAddress(tx: Tx, { organizationId }: Actor): Promise<string> {
  const { name } = await tx.selectFrom('organization').select('name').where('id', '=', organizationId).executeTakeFirstOrThrow();
  const address = addressOf(name);
  return address.length >= 3 ? address : `clinic-${organizationId.slice(0, 6)}`;
}
