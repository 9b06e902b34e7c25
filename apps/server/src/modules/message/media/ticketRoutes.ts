import { sql } from 'kysely';
import { notFound } from '../../../kernel/errors.ts';
import type { Routes } from '../../../http/implement.ts';
import { sendStored } from '../../../http/sendStored.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/database/database.port.ts';
import type { Files } from '../../../platform/files/files.port.ts';
import { mediaPath } from '../../../platform/links/messageLinks.ts';
import { hashOfTicket } from './sentFiles.ts';

/** As `drawTickets` writes them. */
const ticketForm = /^[\w-]{43}$/;

/** Where the provider fetches the files of a message that it was given, and nobody else: what does not open one is a 404. */
export const ticketRoutes =
  ({ database, files, clock }: { database: Database; files: Files; clock: Clock }): Routes =>
  (app) => {
    app.get<{ Params: { ticket: string } }>(`${mediaPath}/:ticket`, async ({ params: { ticket } }, reply) => {
      if (!ticketForm.test(ticket)) throw notFound();
      const { rows: [found] } = await database.asService(null, (tx) =>
        sql<{ file_key: string; media_type: string }>`select file_key, media_type from private.ticket_file(${hashOfTicket(ticket)}, ${clock.now()})`.execute(tx));
      if (!found) throw notFound();
      return sendStored(reply, found.media_type, await files.get(found.file_key));
    });
  };
