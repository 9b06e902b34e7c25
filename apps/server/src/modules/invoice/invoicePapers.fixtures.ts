import type { Invoice } from '@intake/api/contract';
import { sumInvoice, taxesOf, type Locale, type Province } from '@intake/api/rules';

interface Paper {
  locale: Locale;
  province: Province;
  seller: string;
  buyer: string[];
  lines: [description: string, quantity: number, unitPrice: number, tax: Invoice['lines'][number]['tax']][];
  note: string;
}

const papers: Paper[] = [
  {
    locale: 'en', province: 'ON', seller: 'Łódź Heart Clinic', buyer: ['Elm Street Family Practice', '12 Elm Street', 'Ottawa ON K1P 5B4'],
    lines: [['Fax pages received', 1_284_000, 350, 'standard'], ['Fax pages sent', 312_500, 700, 'standard'], ['Medical report, R. Žižek', 1000, 850_000, 'exempt'], ['Service plan, November', 1000, 4_990_000, 'standard']],
    note: 'Thank you. Questions about this invoice are answered at the number above.',
  },
  {
    locale: 'fr', province: 'QC', seller: 'Clinique de l’Île-aux-Œufs', buyer: ['Centre médical du Vieux-Hull', '45, boul. Saint-Laurent', 'Gatineau QC J8X 2K1'],
    lines: [['Pages de télécopie reçues', 1_284_000, 350, 'standard'], ['Forfait de novembre', 1000, 4_990_000, 'standard'], ['Rapport médical', 1000, 850_000, 'exempt']],
    note: 'Merci\u00a0! Prière d’indiquer le numéro de la facture avec le paiement.',
  },
  {
    locale: 'zh', province: 'BC', seller: '安康心脏诊所', buyer: ['欧阳龔喆医生诊所', '列治文市三号路 100 号'],
    lines: [['收到的传真页数', 1_284_000, 350, 'standard'], ['短信', 96_000, 500, 'standard'], ['十一月套餐', 1000, 4_990_000, 'standard']],
    note: '付款时请注明发票号码，谢谢！',
  },
  {
    locale: 'ja', province: 'NS', seller: '安心ハートクリニック', buyer: ['髙橋医院', '𠮷田 﨑子 様'],
    lines: [['受信した FAX のページ', 1_284_000, 350, 'standard'], ['通話（分）', 41_000, 3500, 'standard'], ['11 月分の基本料金', 1000, 4_990_000, 'zero']],
    note: 'お振込みの際は、請求書番号をご記入ください。',
  },
];

const paperOf = ({ locale, province, seller, buyer, lines, note }: Paper): Invoice => {
  const day = '2026-11-24';
  const fields = lines.map(([description, quantity, unitPrice, tax]) => ({ description, quantity, unitPrice, tax, cause: null }));
  const sum = sumInvoice(fields, taxesOf(province, day));
  return {
    id: '00000000-0000-4000-8000-000000000001', version: 2, kind: 'invoice', status: 'issued', number: 'INV-00042', locationId: null, issuedOn: day, dueOn: '2026-12-24', isOverdue: false,
    createdAt: '2026-11-24T15:00:00.000Z', open: sum.total, buyerName: buyer[0]!, buyerLines: buyer.slice(1), buyerEmail: null, buyerFax: null, province, locale, periodFrom: '2026-11-01',
    periodUntil: '2026-11-30', termsDays: 30, note, subtotal: sum.subtotal, taxes: sum.taxes, total: sum.total, paid: 0, credited: 0,
    lines: fields.map((line, index) => ({ ...line, id: `00000000-0000-4000-8000-00000000010${index}`, net: sum.nets[index]!, uses: 0, creditable: line.quantity })),
    seller: {
      name: seller, lines: ['12 Rue de l’Église, Gatineau QC J8X 2K1', '+18195550100'], gstNumber: '12345 6789 RT0001', qstNumber: '1234567890 TQ0001', pstNumber: 'PST-1234-5678',
      paymentText: locale === 'en' ? 'By transfer, with the number of the invoice.' : null,
    },
    creditsId: null, creditsNumber: null, creditNotes: [], reason: null, payments: [], events: [], sha256: null, sentAt: null, can: [],
  };
};

/** An invoice in each language, with names that other faces have to help with. */
export const invoicePapers = Object.fromEntries(papers.map((paper) => [paper.locale, paperOf(paper)])) as Record<Locale, Invoice>;
