import type { Invoice, Statement } from '@intake/api/contract';
import { phoneText, taxNumberFrom, type Locale, type TaxName } from '@intake/api/rules';
import type { Letter } from '../../platform/letters/letter.ts';
import { invoiceTexts } from './invoice.messages.ts';

const tags: Record<Locale, string> = { en: 'en-CA', fr: 'fr-CA', ja: 'ja-JP', zh: 'zh-CN' };

/** Money, numbers and days as the reader of an invoice writes them. */
export function writers(locale: Locale) {
  const money = new Intl.NumberFormat(tags[locale], { style: 'currency', currency: 'CAD', currencyDisplay: 'narrowSymbol' });
  const price = new Intl.NumberFormat(tags[locale], { style: 'currency', currency: 'CAD', currencyDisplay: 'narrowSymbol', maximumFractionDigits: 4 });
  const number = new Intl.NumberFormat(tags[locale], { maximumFractionDigits: 3 });
  const rate = new Intl.NumberFormat(tags[locale], { style: 'percent', maximumFractionDigits: 4 });
  const day = new Intl.DateTimeFormat(tags[locale], { dateStyle: 'long', timeZone: 'UTC' });
  return {
    money: (cents: number) => money.format(cents / 100),
    price: (hundredths: number) => price.format(hundredths / 10_000),
    quantity: (thousandths: number) => number.format(thousandths / 1000),
    rate: (millionths: number) => rate.format(millionths / 1_000_000),
    day: (iso: string) => day.format(new Date(`${iso}T00:00:00Z`)),
  };
}

/** E.164 numbers of a letterhead as people write them. */
const headLine = (line: string) => (/^\+\d{7,}$/.test(line) ? phoneText(line) : line);

/** An issued invoice or credit note as paper, by what was frozen with it alone. */
export function composeInvoice(invoice: Invoice, logo?: Uint8Array): Letter {
  const texts = invoiceTexts[invoice.locale];
  const write = writers(invoice.locale);
  const { seller, total } = invoice;
  const isNote = invoice.kind === 'credit-note';
  const facts = [
    [texts.issued, invoice.issuedOn && write.day(invoice.issuedOn)],
    ...(isNote ? [[texts.credits, invoice.creditsNumber], [texts.reason, invoice.reason]] : [[texts.due, invoice.dueOn && write.day(invoice.dueOn)]]),
    [texts.period, invoice.periodFrom && invoice.periodUntil && `${write.day(invoice.periodFrom)} – ${write.day(invoice.periodUntil)}`],
  ].filter((fact): fact is [string, string] => Boolean(fact[1]));
  const has = (...names: TaxName[]) => total >= taxNumberFrom && invoice.taxes.some(({ name }) => names.includes(name));
  const numbers = [
    has('GST', 'HST') && seller.gstNumber && `${texts.gstNumber} ${seller.gstNumber}`,
    has('QST') && seller.qstNumber && `${texts.qstNumber} ${seller.qstNumber}`,
    has('PST', 'RST') && seller.pstNumber && `${texts.pstNumber} ${seller.pstNumber}`,
  ].filter((text) => typeof text === 'string');
  return {
    locale: invoice.locale,
    letterhead: { name: seller.name, lines: seller.lines.map(headLine), logo },
    date: invoice.issuedOn ? write.day(invoice.issuedOn) : '',
    recipient: [invoice.buyerName, ...invoice.buyerLines],
    subject: `${isNote ? texts.creditNote : texts.invoice} ${invoice.number ?? ''}`.trim(),
    patient: facts.map(([label, value]) => ({ label, value })),
    body: [
      {
        kind: 'table',
        head: [texts.description, texts.quantity, texts.price, texts.amount],
        align: ['start', 'end', 'end', 'end'],
        rows: invoice.lines.map((line) => [
          [line.description, texts.taxKinds[line.tax]].filter(Boolean).join(' · '), write.quantity(line.quantity), write.price(line.unitPrice), write.money(line.net),
        ]),
        totals: [
          ['', '', texts.subtotal, write.money(invoice.subtotal)],
          ...invoice.taxes.map(({ name, millionths, amount }) => ['', '', texts.tax(texts.taxNames[name], write.rate(millionths)), write.money(amount)]),
          ['', '', texts.total, write.money(total)],
        ],
      },
      ...[numbers.join(' · '), invoice.note, isNote ? null : seller.paymentText].filter((text) => Boolean(text)).map((text) => ({ kind: 'paragraph' as const, text: text! })),
    ],
  };
}

interface StatementPaper extends Omit<Statement, 'pdf'> {
  locale: Locale;
  seller: Pick<Invoice['seller'], 'name' | 'lines' | 'paymentText'>;
  from: string;
  until: string;
  today: string;
}

export function composeStatement({ locale, seller, from, until, today, buyerName, before, rows, after }: StatementPaper): Letter {
  const texts = invoiceTexts[locale];
  const write = writers(locale);
  const names = { invoice: texts.invoice, 'credit-note': texts.creditNote, payment: texts.payment };
  return {
    locale,
    letterhead: { name: seller.name, lines: seller.lines.map(headLine) },
    // A period that is not over yet is told of as it is today.
    date: write.day(until < today ? until : today),
    recipient: [buyerName],
    subject: texts.statement,
    patient: [{ label: texts.period, value: `${write.day(from)} – ${write.day(until)}` }],
    body: [
      {
        kind: 'table',
        head: [texts.date, texts.what, texts.amount, texts.balance],
        align: ['start', 'start', 'end', 'end'],
        rows: [['', texts.before, '', write.money(before)], ...rows.map((row) => [write.day(row.day), `${names[row.kind]} ${row.number}`, write.money(row.amount), write.money(row.balance)])],
        totals: [['', texts.after, '', write.money(after)]],
      },
      ...(seller.paymentText ? [{ kind: 'paragraph' as const, text: seller.paymentText }] : []),
    ],
  };
}
