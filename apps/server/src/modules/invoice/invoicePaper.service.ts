import type { Invoice, invoiceContract, RouteRequest, SentFax, Statement } from '@intake/api/contract';
import { stringify } from 'csv-stringify/sync';
import { invoiceLifecycle, transition } from '@intake/api/rules';
import type { Actor } from '../../kernel/actor.ts';
import { conflict, invalid } from '../../kernel/errors.ts';
import { documentLimit } from '../../pipeline/limits.ts';
import { appendAudit } from '../../platform/audit/audit.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database, Tx } from '../../platform/database/database.port.ts';
import type { FileLinks } from '../../platform/files/fileLinks.ts';
import type { Files } from '../../platform/files/files.port.ts';
import { printWritable } from '../../platform/letters/printWritable.ts';
import { postMail } from '../../platform/mail/outbox.ts';
import type { PreparedFax } from '../delivery/prepareFax.ts';
import { composeInvoice, composeStatement, writers } from './composeInvoice.ts';
import { invoiceTexts } from './invoice.messages.ts';
import { localDay, updateInvoice } from './invoice.store.ts';
import { happened, lockSeen } from './invoiceChange.ts';
import { currentSeller, readInvoice } from './invoiceDetail.ts';
import { readBooks, readStatement } from './invoiceBooks.ts';

export interface PaperParts {
  database: Database;
  files: Files;
  links: FileLinks;
  clock: Clock;
  queueFax: (tx: Tx, actor: Actor, prepared: PreparedFax) => Promise<SentFax>;
}

type Sending = RouteRequest<typeof invoiceContract.sendInvoice>['body'];
type Period = RouteRequest<typeof invoiceContract.exportInvoices>['query'];

interface Printed {
  key: string;
  sha256: string;
  pageCount: number;
}

export type InvoicePaperService = ReturnType<typeof createInvoicePaperService>;

/** Invoices on paper: printed once, sent, and as lists for whoever keeps the books. */
export function createInvoicePaperService({ database, files, links, clock, queueFax }: PaperParts) {
  /** The same letter is the same bytes, and the first that is kept is it. */
  const print = async (actor: Actor, id: string): Promise<Printed> => {
    const { invoice, row } = await database.asUser(actor, async (tx) => ({
      invoice: await readInvoice(tx, actor, id, clock.now()),
      row: await tx.selectFrom('invoice').selectAll().where('organization_id', '=', actor.organizationId).where('id', '=', id).executeTakeFirstOrThrow(),
    }));
    if (invoice.number === null) throw conflict('draft', 'A draft is not printed: issue it first.');
    if (row.file_key && row.sha256) return { key: row.file_key, sha256: row.sha256, pageCount: row.page_count ?? 0 };
    const logo = row.seller?.logoKey ? await files.read(row.seller.logoKey) : undefined;
    const printed = await printWritable(composeInvoice(invoice, logo));
    const stored = await files.put(actor.organizationId, printed.bytes, documentLimit);
    return database.asService(actor.organizationId, async (tx) => {
      const kept = await tx
        .updateTable('invoice').set({ file_key: stored.key, sha256: stored.sha256, page_count: printed.pageCount })
        .where('organization_id', '=', actor.organizationId).where('id', '=', id).where('sha256', 'is', null)
        .returning('id').executeTakeFirst();
      if (kept) return { key: stored.key, sha256: stored.sha256, pageCount: printed.pageCount };
      const first = await tx.selectFrom('invoice').select(['file_key', 'sha256', 'page_count']).where('organization_id', '=', actor.organizationId).where('id', '=', id).executeTakeFirstOrThrow();
      return { key: first.file_key!, sha256: first.sha256!, pageCount: first.page_count! };
    });
  };

  const mail = async (tx: Tx, invoice: Invoice, { key }: Printed, to: string): Promise<void> => {
    const texts = invoiceTexts[invoice.locale];
    const write = writers(invoice.locale);
    const number = `${invoice.kind === 'invoice' ? texts.invoice : texts.creditNote} ${invoice.number ?? ''}`;
    await postMail(tx, {
      to,
      subject: texts.mailSubject(invoice.seller.name, number),
      text: texts.mail(invoice.seller.name, number, write.money(invoice.total), write.day(invoice.dueOn ?? invoice.issuedOn ?? '')),
      attachment: { key, name: `${invoice.number}.pdf`, mediaType: 'application/pdf' },
    });
  };

  return {
    print: async (actor: Actor, id: string) => {
      const { key, sha256, pageCount } = await print(actor, id);
      await database.asUser(actor, (tx) => appendAudit(tx, { actor, action: 'E', entity: 'invoice', entityId: id, outcome: 'success', detail: { event: 'print', sha256 } }));
      return { url: links.sign(actor, key, 'application/pdf'), sha256, pageCount };
    },

    send: async (actor: Actor, { id, version, by, to, confirmation }: Sending): Promise<Invoice> => {
      if (to.includes('@') !== (by === 'mail')) throw invalid([{ path: 'to', code: 'invalid', message: 'A mail goes to an address, a fax to a number.' }]);
      await database.asUser(actor, async (tx) => void transition(invoiceLifecycle, (await lockSeen(tx, actor, { id, version })).status, 'send'));
      const printed = await print(actor, id);
      const size = by === 'fax' ? (await files.read(printed.key)).length : 0;
      // The server sends it: whoever writes invoices need not have the right to send other things.
      return database.asService(actor.organizationId, async (tx) => {
        const row = await lockSeen(tx, actor, { id, version });
        const invoice = await readInvoice(tx, actor, id, clock.now());
        if (by === 'mail') await mail(tx, invoice, printed, to);
        else
          await queueFax(tx, actor, {
            request: { to, confirmation, recipientName: invoice.buyerName, recipientClinic: null, physicianId: null, cover: null, priority: 'routine', sendAt: null },
            file: { key: printed.key, sha256: printed.sha256, size }, pageCount: printed.pageCount, letterId: null, referralId: null, patientId: null, sourceFaxId: null,
          });
        await updateInvoice(tx, row, { sent_at: clock.now() });
        await happened(tx, actor, id, 'send', { by });
        return readInvoice(tx, actor, id, clock.now());
      });
    },

    statement: async (actor: Actor, { buyerName, locale, ...period }: RouteRequest<typeof invoiceContract.getStatement>['query']): Promise<Statement> => {
      requirePeriod(period);
      const { statement, ...parts } = await database.asUser(actor, async (tx) => {
        const found = await readStatement(tx, actor.organizationId, buyerName, period);
        await appendAudit(tx, { actor, action: 'E', entity: 'invoice', outcome: 'success', detail: { event: 'statement', ...period } });
        return { statement: found, seller: await currentSeller(tx, actor.organizationId), today: await localDay(tx, actor.organizationId, null, clock.now()) };
      });
      const { bytes } = await printWritable(composeStatement({ ...statement, ...period, ...parts, locale }));
      return { ...statement, pdf: Buffer.from(bytes).toString('base64') };
    },

    export: async (actor: Actor, period: Period) => {
      requirePeriod(period);
      const rows = await database.asUser(actor, async (tx) => {
        await appendAudit(tx, { actor, action: 'E', entity: 'invoice', outcome: 'success', detail: { event: 'export', ...period } });
        return readBooks(tx, actor.organizationId, period);
      });
      // With a mark, so that spreadsheets read it as UTF-8.
      return { name: `invoices-${period.from}-${period.until}.csv`, csv: stringify(rows, { bom: true, header: true, record_delimiter: 'windows' }) };
    },
  };
}

function requirePeriod({ from, until }: Period): void {
  if (from > until) throw invalid([{ path: 'until', code: 'period', message: 'A period ends after it begins.' }]);
}

