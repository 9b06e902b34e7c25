import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Invoice, InvoiceFields } from '@intake/api/contract';
import { sql } from 'kysely';
import { startAuth } from '../auth/auth.fixtures.ts';
import { openDiskFiles } from '../platform/files/disk.adapter.ts';
import { createFileLinks } from '../platform/files/fileLinks.ts';
import { newAdministrator, type Administrator } from './administrator.ts';
import { accountRoutes } from '../modules/account/account.routes.ts';
import { createAccountService } from '../modules/account/account.service.ts';
import { queueFax } from '../modules/delivery/queueFax.ts';
import { invoiceRoutes } from '../modules/invoice/invoice.routes.ts';
import { createInvoiceService } from '../modules/invoice/invoice.service.ts';
import { createInvoiceMoneyService } from '../modules/invoice/invoiceMoney.service.ts';
import { createInvoicePaperService } from '../modules/invoice/invoicePaper.service.ts';

export const billing = ['billing.read', 'billing.write', 'settings.manage', 'stats.read'];

/** A server with invoices and accounts whose clock a test sets. */
export async function startInvoices() {
  const folder = await mkdtemp(join(tmpdir(), 'intake-invoices-'));
  const files = await openDiskFiles(folder);
  const time = { now: new Date('2026-11-24T15:00:00Z') };
  const clock = { now: () => time.now };
  const auth = await startAuth({
    routes: ({ database }) => {
      const parts = { database, files, clock, links: createFileLinks(Buffer.from('a secret of this test'), clock), queueFax };
      return [
        accountRoutes(createAccountService(database)),
        invoiceRoutes({ invoices: createInvoiceService(parts), money: createInvoiceMoneyService(parts), papers: createInvoicePaperService(parts) }),
      ];
    },
  });
  return {
    ...auth,
    auth,
    time,
    files,
    /** Pages of a fax that came in, at a time. */
    use: async ({ organization }: Administrator, units: number, at: string, locationId: string | null = null) => {
      const objectId = randomUUID();
      await auth.database.asService(organization.id, (tx) => sql`select private.post_credit('use', 'fax-in', ${units}, ${objectId}, ${locationId}, 1, ${at}::timestamptz)`.execute(tx));
      return objectId;
    },
    newBiller: () => newAdministrator(auth, billing),
    stop: async () => {
      await auth.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
export type Invoices = Awaited<ReturnType<typeof startInvoices>>;

export const line = (more: Partial<InvoiceFields['lines'][number]> = {}): InvoiceFields['lines'][number] => ({
  description: 'Fax line, November', quantity: 1000, unitPrice: 1_000_000, tax: 'standard', cause: null, ...more,
});

export const fieldsOf = (more: Partial<InvoiceFields> = {}): InvoiceFields => ({
  locationId: null, buyerName: 'Elm Street Family Practice', buyerLines: ['12 Elm Street', 'Ottawa ON K1P 5B4'], buyerEmail: 'office@elm.example', buyerFax: '+14165550142',
  province: 'ON', locale: 'en', periodFrom: '2026-11-01', periodUntil: '2026-11-30', termsDays: 30, note: null, lines: [line()], ...more,
});

export const create = async (me: Administrator, more: Partial<InvoiceFields> = {}): Promise<Invoice> => (await me.ask<Invoice>('POST', '/invoice/', fieldsOf(more))).body;

export const issued = async (me: Administrator, more: Partial<InvoiceFields> = {}): Promise<Invoice> => {
  const { id, version } = await create(me, more);
  return (await me.ask<Invoice>('PUT', '/invoice/update/', { event: 'issue', id, version })).body;
};
