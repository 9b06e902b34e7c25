import type { TaxKind, TaxName } from './invoiceWords.ts';
import { lineNet, taxOn } from './rounding.ts';
import type { Tax } from './taxRates.ts';

export interface SummedLine {
  /** Thousandths. */
  quantity: number;
  /** Hundredths of a cent. */
  unitPrice: number;
  tax: TaxKind;
}

export interface SummedTax extends Tax {
  /** Cents that it is taken of. */
  base: number;
  /** Cents. */
  amount: number;
}

export interface InvoiceSum {
  /** Cents of each line. */
  nets: number[];
  subtotal: number;
  taxes: SummedTax[];
  total: number;
}

/** The sales taxes of BC, SK and MB are on what they name alone. */
const isTaxed = (kind: TaxKind, name: TaxName) => kind === 'provincial' || (kind === 'standard' && name !== 'PST' && name !== 'RST');

/** What an invoice comes to, for whoever writes it and for the server alike: each line is rounded, then each tax once on their sum. */
export function sumInvoice(lines: readonly SummedLine[], taxes: readonly Tax[]): InvoiceSum {
  const nets = lines.map(lineNet);
  const subtotal = nets.reduce((sum, net) => sum + net, 0);
  const summed = taxes.flatMap((tax) => {
    const base = nets.reduce((sum, net, index) => sum + (isTaxed(lines[index]!.tax, tax.name) ? net : 0), 0);
    return base === 0 ? [] : [{ ...tax, base, amount: taxOn(base, tax.millionths) }];
  });
  return { nets, subtotal, taxes: summed, total: subtotal + summed.reduce((sum, { amount }) => sum + amount, 0) };
}

/** From so many cents on an invoice names the tax number of who sends it. */
export const taxNumberFrom = 100_00;

/** From so many cents on an invoice names its buyer, and says what was supplied and when it is to be paid. */
export const buyerFrom = 500_00;
