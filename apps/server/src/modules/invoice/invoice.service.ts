import type { Invoice, InvoiceFields, UpdateInvoice } from '@intake/api/contract';
import { invoiceLifecycle, transition } from '@intake/api/rules';
import type { Actor } from '../../kernel/actor.ts';
import { conflict, invalid, notFound } from '../../kernel/errors.ts';
import type { PageQuery } from '../../kernel/cursor.ts';
import { requireOwn } from '../../kernel/references.ts';
import { appendAudit } from '../../platform/audit/audit.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database, Tx } from '../../platform/database/database.port.ts';
import { columnsOf, countInvoices, insertInvoice, listInvoices, localDay, openOf, sumDraft, updateInvoice, type InvoiceQuery, type InvoiceRow } from './invoice.store.ts';
import { happened, issue, lockSeen } from './invoiceChange.ts';
import { readInvoice } from './invoiceDetail.ts';
import { bookPayment } from './invoicePayment.ts';
import { listBilled, proposeUse, releaseUse, writeLines } from './invoiceUse.ts';

export interface InvoiceParts {
  database: Database;
  clock: Clock;
}

export type InvoiceService = ReturnType<typeof createInvoiceService>;

/** Invoices, from a draft that can be thrown away to a paper that stays. */
export function createInvoiceService({ database, clock }: InvoiceParts) {
  const read = (tx: Tx, actor: Actor, id: string): Promise<Invoice> => readInvoice(tx, actor, id, clock.now());
  const dayOf = (tx: Tx, { organization_id: organizationId, location_id: locationId }: InvoiceRow) => localDay(tx, organizationId, locationId, clock.now());

  const check = async (tx: Tx, actor: Actor, { locationId, periodFrom, periodUntil }: InvoiceFields): Promise<void> => {
    await requireOwn(tx, actor, 'location', locationId);
    if (periodFrom && periodUntil && periodFrom > periodUntil) throw invalid([{ path: 'periodUntil', code: 'period', message: 'A period ends after it begins.' }]);
  };

  const fill = async (tx: Tx, invoice: InvoiceRow, fields: InvoiceFields): Promise<void> => {
    await writeLines(tx, invoice, fields);
    const { lines: _lines, ...sum } = await sumDraft(tx, invoice, await dayOf(tx, invoice));
    await updateInvoice(tx, invoice, sum);
  };

  const changes: { [Event in UpdateInvoice['event']]: (tx: Tx, actor: Actor, invoice: InvoiceRow, change: Extract<UpdateInvoice, { event: Event }>) => Promise<void> } = {
    change: async (tx, actor, invoice, { fields }) => {
      transition(invoiceLifecycle, invoice.status, 'change');
      await check(tx, actor, fields);
      await fill(tx, { ...invoice, ...(await updateInvoice(tx, invoice, columnsOf(fields))), version: invoice.version }, fields);
      await happened(tx, actor, invoice.id, 'change');
    },
    issue: async (tx, actor, invoice) => void (await issue(tx, actor, invoice, await dayOf(tx, invoice))),
    balance: async (tx, actor, invoice, { reason }) => {
      transition(invoiceLifecycle, invoice.status, 'balance');
      await bookPayment(tx, actor, invoice, { amount: openOf(invoice), paidOn: await dayOf(tx, invoice), method: 'write-off', reference: reason, key: `write-off:${invoice.id}:${invoice.version}` });
    },
    cancel: async (tx, actor, invoice, { reason }) => {
      const status = transition(invoiceLifecycle, invoice.status, 'cancel');
      if (invoice.paid !== 0 || invoice.credited !== 0) throw conflict('paid', 'It was paid or credited in part: take it back by a credit note.');
      await updateInvoice(tx, invoice, { status, reason });
      await releaseUse(tx, invoice);
      await happened(tx, actor, invoice.id, 'cancel', { reason, day: await dayOf(tx, invoice) });
    },
    discard: async (tx, actor, invoice) => {
      const status = transition(invoiceLifecycle, invoice.status, 'discard');
      await releaseUse(tx, invoice);
      await updateInvoice(tx, invoice, { status });
      await happened(tx, actor, invoice.id, 'discard');
    },
  };

  return {
    list: (actor: Actor, query: InvoiceQuery) => database.asUser(actor, (tx) => listInvoices(tx, actor.organizationId, clock.now(), query)),

    count: (actor: Actor) => database.asUser(actor, (tx) => countInvoices(tx, actor.organizationId, clock.now())),

    get: (actor: Actor, id: string) =>
      database.asUser(actor, async (tx) => {
        const invoice = await read(tx, actor, id);
        await appendAudit(tx, { actor, action: 'R', entity: 'invoice', entityId: id, outcome: 'success' });
        return invoice;
      }),

    create: (actor: Actor, fields: InvoiceFields): Promise<Invoice> =>
      database.asUser(actor, async (tx) => {
        await check(tx, actor, fields);
        const invoice = await insertInvoice(tx, actor, fields);
        await fill(tx, { ...invoice, version: 0 }, fields);
        await happened(tx, actor, invoice.id, 'create');
        return read(tx, actor, invoice.id);
      }),

    update: (actor: Actor, change: UpdateInvoice): Promise<Invoice> =>
      database.asUser(actor, async (tx) => {
        const invoice = await lockSeen(tx, actor, change);
        await (changes[change.event] as (...args: [Tx, Actor, InvoiceRow, UpdateInvoice]) => Promise<void>)(tx, actor, invoice, change);
        return read(tx, actor, change.id);
      }),

    proposeUse: (actor: Actor, { from, until, locationId = null }: { from: string; until: string; locationId?: string | null | undefined }) => {
      if (from > until) throw invalid([{ path: 'until', code: 'period', message: 'A period ends after it begins.' }]);
      return database.asUser(actor, async (tx) => {
        await requireOwn(tx, actor, 'location', locationId);
        return proposeUse(tx, { organizationId: actor.organizationId, locationId, from, until });
      });
    },

    listBilled: (actor: Actor, lineId: string, query: PageQuery) =>
      database.asUser(actor, async (tx) => {
        const line = await tx.selectFrom('invoice_line').select('id').where('organization_id', '=', actor.organizationId).where('id', '=', lineId).executeTakeFirst();
        if (!line) throw notFound();
        return listBilled(tx, actor.organizationId, lineId, query);
      }),
  };
}
