import { setTimeout } from 'node:timers/promises';
import type { Database } from '../platform/database/database.port.ts';
import { systemActor } from '../platform/audit/audit.ts';
import type { EmrPlaces } from '../platform/emr/emrPlaces.ts';
import { systemClock } from '../platform/clock/clock.ts';
import type { FileLinks } from '../platform/files/fileLinks.ts';
import type { Receiver } from '../pipeline/receive.ts';
import { makeDemoCalendar } from './calendar.ts';
import { makeDemoAnswers, type DemoAnswerParts } from './answers.ts';
import { makeDemoCheckIns } from './requests/checkIns.ts';
import { demoTimeZone, makeDemoClinic } from './clinic.ts';
import { addReferrers, chartOf } from './directory.ts';
import { makeDemoHistory } from './history.ts';
import type { LetterFacts } from './letters/facts.ts';
import { makeDemoMessages } from './messages.ts';
import { demoFaxId, morning } from './morning.ts';
import { makeDemoLeads } from './outside/leads.ts';
import { makeDemoNewcomer } from './outside/newcomer.ts';
import { sendReply } from './reply.ts';
import { makeDemoNumbers } from './numbers.ts';
import { makeDemoExports } from './outside/emr.ts';
import { sendRequisition } from './outside/requisition.ts';
import { makeDemoInvoices } from './invoices.ts';
import { makeDemoUse } from './use.ts';
import { makeDemoPartners } from './outside/partners.ts';
import { makeDemoRequests } from './requests/requests.ts';
import { keepSignIns, printSignIns, readSignIns } from './signIns.ts';
import { makeDemoVoiceAgents } from './voiceAgents.ts';

export interface DemoParts extends DemoAnswerParts {
  receiver: Receiver;
  links: FileLinks;
  /** E-mails to its patients go to a stand-in. */
  hasPost?: boolean;
  dataFolder: string;
  createAccount(account: { email: string; password: string }): Promise<string>;
  /** Where filed faxes are given to other systems. */
  places: EmrPlaces;
  /** Between two faxes, so that one can watch them arrive. */
  pauseSeconds?: number;
}

export interface Demo {
  /** What to tell who started the server: whom to sign in as. */
  notice: string;
  /** Sends the faxes that have not arrived yet. */
  run(signal: AbortSignal): Promise<void>;
}

/**
 * Fills an empty installation with a clinic that says that it is a demo, and sends it a morning's faxes through the
 * real pipeline. Undefined where there is another organisation already.
 */
export async function openDemo(parts: DemoParts): Promise<Demo | undefined> {
  const { database, dataFolder, createAccount } = parts;
  const isEmpty = await database.asService(null, async (tx) => !(await tx.selectFrom('organization').select('id').limit(1).executeTakeFirst()));
  if (isEmpty) {
    const { organizationId, signIns, clerk } = await makeDemoClinic(database, createAccount, parts.telephony !== undefined, parts.hasPost);
    const { demoPeople } = await drawing();
    await insertPeople(database, organizationId, await demoPeople());
    await makeDemoHistory(database, { organizationId, timeZone: demoTimeZone });
    await makeDemoRequests(database, { actor: clerk, timeZone: demoTimeZone });
    await makeDemoPartners(database, organizationId, parts.receiver);
    await makeDemoExports(database, organizationId, parts.places);
    await makeDemoCalendar(database, { organizationId, timeZone: demoTimeZone });
    await makeDemoCheckIns(database, { actor: clerk, timeZone: demoTimeZone });
    await makeDemoUse(database, organizationId);
    await makeDemoInvoices(database, organizationId, clerk);
    await makeDemoVoiceAgents(database, clerk);
    if (parts.telephony) {
      await makeDemoNumbers(database, clerk);
      await makeDemoAnswers(parts, clerk);
    }
    await makeDemoMessages(database, clerk);
    await makeDemoNewcomer(parts);
    await makeDemoLeads(database);
    await keepSignIns(dataFolder, signIns);
  }
  const signIns = await readSignIns(dataFolder);
  if (signIns.length === 0) return undefined;
  return {
    notice: `\nThe demo clinic is synthetic. Sign in as one of its staff:\n${printSignIns(signIns)}\n`,
    run: async (signal) => {
      const organization = await findOrganization(database);
      if (!organization) return;
      await (await import('./forms/forms.ts')).makeDemoForms(parts, organization.id, signal);
      await sendMorning(parts, organization.id, signal);
      await sendReply(parts, organization.id, signal);
      if (!signal.aborted) await sendRequisition({ ...parts, clock: systemClock }, organization.id);
    },
  };
}

/** Loaded when letters have to be drawn: the names and words to choose from take 40 MB. */
const drawing = () => import('./faxes.ts');

const findOrganization = (database: Database) =>
  database.asService(null, (tx) => tx.selectFrom('organization').select('id').orderBy('created_at').limit(1).executeTakeFirst());

/** A fax that was sent before an interruption is known by its id, so this can run at every start. */
async function sendMorning({ database, receiver, documents, pauseSeconds = 1.5 }: DemoParts, organizationId: string, signal: AbortSignal): Promise<void> {
  const arrived = await database.asService(organizationId, (tx) => tx.selectFrom('fax').select('provider_fax_id').where('source', '=', 'demo').execute());
  const known = new Set(arrived.map((row) => row.provider_fax_id));
  if (morning.every((_plan, index) => known.has(demoFaxId(index)))) return;
  const { demoFaxes } = await drawing();
  for await (const { id, filename, from, to, bytes } of demoFaxes(documents)) {
    if (signal.aborted) return;
    if (known.has(id)) continue;
    await receiver.receive(
      { organizationId, source: 'demo', actor: systemActor(organizationId), providerFaxId: id, from, to, originalName: filename },
      bytes,
    );
    await pause(pauseSeconds, signal);
  }
}

/** Ends early, and without an error, when somebody aborts. */
const pause = (seconds: number, signal: AbortSignal): Promise<void> => setTimeout(seconds * 1000, undefined, { signal }).catch(() => undefined);

/** Two of three are known to the clinic; the others are left for somebody to add from their letter. */
async function insertPeople(database: Database, organizationId: string, people: LetterFacts[]): Promise<void> {
  const known = people.filter((_, index) => index % 3 !== 2);
  await database.asService(organizationId, async (tx) => {
    await tx
      .insertInto('patient')
      .values(known.map((facts) => chartOf(organizationId, facts)))
      .execute();
    await addReferrers(tx, organizationId, known);
  });
}
