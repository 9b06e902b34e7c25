import type { DeliveryStatus } from '@intake/api/rules';
import type { OwnModule } from '../platform/processes/ownModule.ts';
import { sendByMortals } from './mortalSender.ts';
import { stormOutcome, type StormOutcome } from './stormOutcome.ts';
import type { SendingClinic } from './sending.ts';

export interface StormOptions {
  faxes: number;
  /** The steps at which one process after the other is killed; the last one lives. */
  deaths: number[];
  /** Share of the calls whose answer is lost. */
  lostAnswers: number;
  /** What sends, where it is not the source. */
  sender?: OwnModule;
}

export interface StormResult extends StormOutcome<DeliveryStatus> {
  kills: number;
}

/** Sends faxes by a process that is killed at every step, over a line that loses answers and tells everything three times. */
export async function storm(clinic: SendingClinic, { faxes, deaths, lostAnswers, sender }: StormOptions): Promise<StormResult> {
  clinic.plan.answer = () => (Math.random() < lostAnswers ? 'lose-answer' : 'accept');
  const file = await clinic.files.put(clinic.organization.id, await clinic.newPdf(), { maxBytes: 1e6 });
  const numbers = Array.from({ length: faxes }, (_, index) => `+1416${2_000_000 + index}`);
  for (const to of numbers) {
    const request = { to, confirmation: to.slice(-4), recipientName: null, recipientClinic: null, physicianId: null, cover: null, priority: 'routine' as const, sendAt: null };
    const about = { letterId: null, referralId: null, patientId: null, sourceFaxId: null };
    await clinic.database.asUser(clinic.actor, (tx) => clinic.deliveries.queue(tx, clinic.actor, { request, file, pageCount: 1, ...about }));
  }
  // Nothing is left to be sent, handed over or told.
  const isSettled = async () => {
    const [row] = await clinic.sql<{ left: number }>(
      `select ((select count(*) from fax_delivery where status in ('queued', 'sending', 'sent'))
        + (select count(*) from job where kind = 'telnyx-event' and status in ('queued', 'running')))::int as left`,
    );
    return row!.left === 0;
  };
  const kills = await sendByMortals({ connection: clinic.connection, folder: clinic.filesFolder, telnyx: clinic.telnyx, sender }, deaths, isSettled);

  const said = await clinic.sql<{ to: string; status: DeliveryStatus }>('select to_number as "to", fax_delivery.status from fax_delivery join fax on fax.id = fax_id');
  return { kills, ...stormOutcome(numbers, said, clinic.telnyx.outbound()) };
}
