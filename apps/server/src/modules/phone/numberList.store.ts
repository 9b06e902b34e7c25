import type { ClinicNumber, NumberTarget } from '@intake/api/contract';
import type { Tx } from '../../platform/database/database.port.ts';

/** How many orders that failed and numbers that were released are shown. */
const mostEnded = 50;
const ended = ['failed', 'released'] as const;

/** Numbers that the settings name count as active: they were there before anything was ordered. */
const named = (number: string): ClinicNumber => ({
  number, id: null, version: null, status: 'active', kind: null, region: '', monthlyCents: null, currency: null, failure: null, isProven: false, isApplied: true, isSender: false, sendsPictures: null,
  takesTexts: null, targets: [], orderedAt: null, orderedBy: null, releasedAt: null,
});

const rowsOf = (tx: Tx, organizationId: string) =>
  tx
    .selectFrom('phone_number')
    .leftJoin('app_user', 'app_user.id', 'phone_number.ordered_by')
    .selectAll('phone_number')
    .select('app_user.display_name as ordered_by_name')
    .where('phone_number.organization_id', '=', organizationId)
    .orderBy('phone_number.created_at', 'desc')
    .orderBy('phone_number.id');

type NumberRow = Awaited<ReturnType<ReturnType<typeof rowsOf>['execute']>>[number];

const ordered = (row: NumberRow): ClinicNumber => ({
  ...named(row.number),
  id: row.id, version: row.version, status: row.status, kind: row.kind, region: row.region, monthlyCents: row.monthly_cents, currency: row.currency, failure: row.failure,
  isApplied: row.is_applied, takesTexts: row.takes_texts, orderedAt: row.created_at.toISOString(), orderedBy: row.ordered_by_name, releasedAt: row.released_at?.toISOString() ?? null,
});

/** Where what comes in goes, by number. */
async function targetsOf(tx: Tx, organizationId: string): Promise<Map<string, NumberTarget[]>> {
  const locations = await tx.selectFrom('location').select(['id', 'name', 'fax_numbers']).where('organization_id', '=', organizationId).orderBy('name').orderBy('id').execute();
  const bins = await tx
    .selectFrom('bin')
    .innerJoin('location', 'location.id', 'bin.location_id')
    .select(['bin.id', 'bin.name', 'bin.fax_number', 'location.name as location_name'])
    .where('bin.organization_id', '=', organizationId)
    .where('bin.fax_number', 'is not', null)
    .orderBy('bin.name')
    .execute();
  const agents = await tx
    .selectFrom('voice_number')
    .leftJoin('voice_agent', (join) => join.onRef('voice_agent.organization_id', '=', 'voice_number.organization_id').onRef('voice_agent.id', '=', 'voice_number.agent_id'))
    .select(['voice_number.number', 'voice_agent.id', 'voice_agent.name'])
    .where('voice_number.organization_id', '=', organizationId)
    .execute();
  const targets = new Map<string, NumberTarget[]>();
  const add = (number: string, ...target: NumberTarget[]) => targets.set(number, [...(targets.get(number) ?? []), ...target]);
  for (const { id, name, fax_numbers: numbers } of locations) for (const number of numbers) add(number, { kind: 'location', id, name, locationName: null });
  for (const { id, name, fax_number: number, location_name: locationName } of bins) add(number!, { kind: 'bin', id, name, locationName });
  for (const { number, id, name } of agents) add(number, ...(id ? [{ kind: 'agent' as const, id, name: name ?? '', locationName: null }] : []));
  return targets;
}

/** Every number of an organisation with what it does; what ended stands behind the others, newest first. */
export async function listNumbers(tx: Tx, organizationId: string): Promise<ClinicNumber[]> {
  const rows = [
    ...(await rowsOf(tx, organizationId).where('phone_number.status', 'not in', ended).execute()),
    ...(await rowsOf(tx, organizationId).where('phone_number.status', 'in', ended).limit(mostEnded).execute()),
  ].map(ordered);
  const targets = await targetsOf(tx, organizationId);
  const { telnyx_from: sender, media_from: carrier } = await tx.selectFrom('organization').select(['telnyx_from', 'media_from']).where('id', '=', organizationId).executeTakeFirstOrThrow();
  const proven = new Set((await tx.selectFrom('fax_number').select('number').where('organization_id', '=', organizationId).execute()).map(({ number }) => number));
  const isEnded = ({ status }: ClinicNumber) => status === 'failed' || status === 'released';
  const held = new Set(rows.filter((row) => !isEnded(row)).map(({ number }) => number));
  const others = [...new Set([...targets.keys(), ...(sender ? [sender] : [])])].filter((number) => !held.has(number)).map(named);
  const live = [...rows.filter((row) => !isEnded(row)), ...others]
    .map((row) => {
      const isSender = row.number === sender;
      return { ...row, isProven: proven.has(row.number), isSender, sendsPictures: isSender ? row.number === carrier : null, targets: targets.get(row.number) ?? [] };
    })
    .sort((one, other) => (one.number < other.number ? -1 : 1));
  // An order that failed says nothing any more once the number was had after all.
  return [...live, ...rows.filter((row) => isEnded(row) && !(row.status === 'failed' && held.has(row.number)))];
}
