import type { Locale, TaxKind, TaxName } from '@intake/api/rules';

interface InvoiceTexts {
  invoice: string;
  creditNote: string;
  issued: string;
  due: string;
  period: string;
  credits: string;
  reason: string;
  description: string;
  quantity: string;
  price: string;
  amount: string;
  subtotal: string;
  total: string;
  /** With the rate as it is written. */
  tax: (name: string, rate: string) => string;
  taxKinds: Record<TaxKind, string>;
  taxNames: Record<TaxName, string>;
  gstNumber: string;
  qstNumber: string;
  pstNumber: string;
  cancelled: string;
  statement: string;
  before: string;
  after: string;
  date: string;
  what: string;
  balance: string;
  payment: string;
  mail: (seller: string, number: string, total: string, due: string) => string;
  mailSubject: (seller: string, number: string) => string;
}

/** What invoices say, in the language of whoever gets them. */
export const invoiceTexts: Record<Locale, InvoiceTexts> = {
  en: {
    invoice: 'Invoice', creditNote: 'Credit note', issued: 'Date of issue', due: 'Due', period: 'Period', credits: 'Credits invoice', reason: 'Reason',
    description: 'Description', quantity: 'Quantity', price: 'Price', amount: 'Amount', subtotal: 'Subtotal', total: 'Total',
    tax: (name, rate) => `${name} (${rate})`, taxKinds: { standard: '', provincial: '', zero: 'zero-rated', exempt: 'exempt' },
    taxNames: { GST: 'GST', HST: 'HST', QST: 'QST', PST: 'PST', RST: 'RST' }, gstNumber: 'GST/HST No.', qstNumber: 'QST No.', pstNumber: 'PST No.', cancelled: 'Cancelled',
    statement: 'Statement of account', before: 'Balance before', after: 'Balance', date: 'Date', what: 'Document', balance: 'Balance', payment: 'Payment',
    mail: (seller, number, total, due) => `Hello,\n\nPlease find attached ${number} of ${seller} for ${total}, due on ${due}.\n\n${seller}\n`,
    mailSubject: (seller, number) => `${number} from ${seller}`,
  },
  fr: {
    invoice: 'Facture', creditNote: 'Note de crédit', issued: 'Date d’émission', due: 'Échéance', period: 'Période', credits: 'Facture créditée', reason: 'Motif',
    description: 'Description', quantity: 'Quantité', price: 'Prix', amount: 'Montant', subtotal: 'Sous-total', total: 'Total',
    tax: (name, rate) => `${name} (${rate})`, taxKinds: { standard: '', provincial: '', zero: 'détaxé', exempt: 'exonéré' },
    taxNames: { GST: 'TPS', HST: 'TVH', QST: 'TVQ', PST: 'TVP', RST: 'TVD' }, gstNumber: 'Nº de TPS/TVH', qstNumber: 'Nº de TVQ', pstNumber: 'Nº de TVP', cancelled: 'Annulée',
    statement: 'Relevé de compte', before: 'Solde précédent', after: 'Solde', date: 'Date', what: 'Document', balance: 'Solde', payment: 'Paiement',
    mail: (seller, number, total, due) => `Bonjour,\n\nVeuillez trouver ci-joint le document ${number} de ${seller}, d’un montant de ${total}, payable au plus tard le ${due}.\n\n${seller}\n`,
    mailSubject: (seller, number) => `${number} de ${seller}`,
  },
  ja: {
    invoice: '請求書', creditNote: '貸方票', issued: '発行日', due: '支払期限', period: '対象期間', credits: '対象の請求書', reason: '理由',
    description: '品目', quantity: '数量', price: '単価', amount: '金額', subtotal: '小計', total: '合計',
    tax: (name, rate) => `${name}（${rate}）`, taxKinds: { standard: '', provincial: '', zero: '税率 0 %', exempt: '非課税' },
    taxNames: { GST: 'GST（連邦税）', HST: 'HST（統合税）', QST: 'QST（ケベック州税）', PST: 'PST（州売上税）', RST: 'RST（州小売売上税）' }, gstNumber: 'GST/HST 番号', qstNumber: 'QST 番号', pstNumber: 'PST 番号', cancelled: '取消済み',
    statement: '取引明細書', before: '前回残高', after: '残高', date: '日付', what: '書類', balance: '残高', payment: 'ご入金',
    mail: (seller, number, total, due) => `いつもお世話になっております。\n\n${seller} の ${number}（${total}、支払期限 ${due}）を添付いたします。ご確認をお願いいたします。\n\n${seller}\n`,
    mailSubject: (seller, number) => `${seller}：${number}`,
  },
  zh: {
    invoice: '发票', creditNote: '贷记单', issued: '开具日期', due: '到期日', period: '计费期间', credits: '冲减的发票', reason: '原因',
    description: '项目', quantity: '数量', price: '单价', amount: '金额', subtotal: '小计', total: '合计',
    tax: (name, rate) => `${name}（${rate}）`, taxKinds: { standard: '', provincial: '', zero: '零税率', exempt: '免税' },
    taxNames: { GST: 'GST（联邦税）', HST: 'HST（统一税）', QST: 'QST（魁北克省税）', PST: 'PST（省销售税）', RST: 'RST（省零售税）' }, gstNumber: 'GST/HST 税号', qstNumber: 'QST 税号', pstNumber: 'PST 税号', cancelled: '已作废',
    statement: '对账单', before: '期初余额', after: '余额', date: '日期', what: '单据', balance: '余额', payment: '付款',
    mail: (seller, number, total, due) => `您好！\n\n随信附上 ${seller} 的 ${number}，金额 ${total}，到期日 ${due}，请查收。\n\n${seller}\n`,
    mailSubject: (seller, number) => `${seller}：${number}`,
  },
};

