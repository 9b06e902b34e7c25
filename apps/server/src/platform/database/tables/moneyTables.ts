import type { Generated, JSONColumnType } from 'kysely';
import type { AtZero, CreditCause, CreditKind, InvoiceKind, InvoiceState, Locale, PaymentMethod, Province, SummedTax, TaxKind } from '@intake/api/rules';
import type { BigInt, NullableTimestamp, Row, Timestamp, Versioned } from '../columns.ts';

export interface AccountTable {
  organization_id: string;
  plan: Generated<string>;
  monthly_credits: Generated<number>;
  balance: Generated<number>;
  sequence: Generated<number>;
  /** Held for what is on its way; not in the balance any more. */
  reserved: Generated<number>;
  at_zero: Generated<AtZero>;
  floor: Generated<number>;
  low_at: Generated<number>;
  price_fax_in: Generated<number>;
  price_fax_out: Generated<number>;
  price_text: Generated<number>;
  price_call: Generated<number>;
  /** When time does something to it next; an infinity is no date. */
  due_at: Generated<Date | number>;
  gst_number: string | null;
  qst_number: string | null;
  pst_number: string | null;
  terms_days: Generated<number>;
  payment_text: string | null;
  version: Generated<number>;
  updated_at: Timestamp;
}

export interface CreditGrantTable extends Row {
  amount: BigInt;
  remaining: BigInt;
  priority: number;
  is_gift: boolean;
  expires_at: NullableTimestamp;
  created_at: Timestamp;
}

export interface CreditEntryTable {
  organization_id: string;
  sequence: BigInt;
  kind: CreditKind;
  amount: BigInt;
  balance: BigInt;
  floor: number | null;
  is_forced: boolean;
  cause: CreditCause | null;
  units: number | null;
  object_id: string | null;
  location_id: string | null;
  grant_id: string | null;
  closes: number | null;
  taken: JSONColumnType<{ grant: string; credits: number }[]>;
  key: string;
  note: string | null;
  created_by: string | null;
  created_at: Timestamp;
}

export interface InvoiceCounterTable {
  organization_id: string;
  kind: InvoiceKind;
  last: Generated<number>;
}

/** Who sent an invoice, as it was called when it was issued. */
export interface Seller {
  name: string;
  lines: string[];
  gstNumber: string | null;
  qstNumber: string | null;
  /** Left out of what was issued before there was one. */
  pstNumber?: string | null;
  paymentText: string | null;
  logoKey: string | null;
}

export interface InvoiceTable extends Row, Versioned {
  kind: InvoiceKind;
  status: Generated<InvoiceState>;
  number: string | null;
  location_id: string | null;
  buyer_name: string;
  buyer_lines: Generated<string[]>;
  buyer_email: string | null;
  buyer_fax: string | null;
  province: Province;
  locale: Locale;
  period_from: string | null;
  period_until: string | null;
  terms_days: number;
  issued_on: string | null;
  due_on: string | null;
  note: string | null;
  subtotal: Generated<number>;
  total: Generated<number>;
  paid: Generated<number>;
  credited: Generated<number>;
  taxes: JSONColumnType<SummedTax[], string | undefined, string>;
  seller: JSONColumnType<Seller | null, string | null | undefined, string | null>;
  credits_id: string | null;
  reason: string | null;
  file_key: string | null;
  sha256: string | null;
  page_count: number | null;
  sent_at: NullableTimestamp;
  created_by: string | null;
}

export interface InvoiceLineTable extends Row {
  invoice_id: string;
  position: number;
  description: string;
  quantity: number;
  unit_price: number;
  net: BigInt;
  tax: TaxKind;
  cause: CreditCause | null;
  credits_line_id: string | null;
}

export interface InvoiceUseTable {
  organization_id: string;
  line_id: string;
  sequence: BigInt;
  is_released: Generated<boolean>;
}

export interface InvoicePaymentTable extends Row {
  invoice_id: string;
  amount: BigInt;
  paid_on: string;
  method: PaymentMethod;
  reference: string | null;
  key: string;
  created_by: string | null;
  created_at: Timestamp;
}

export interface InvoiceEventTable {
  id: Generated<number>;
  organization_id: string;
  invoice_id: string;
  event: string;
  detail: JSONColumnType<Record<string, unknown>, string | undefined, string>;
  created_by: string | null;
  created_at: Timestamp;
}
