import type { Generated } from 'kysely';
import type { LetterKind, Locale } from '@intake/api/rules';
import type { BigInt, NullableTimestamp, Row, Timestamp, Versioned } from '../columns.ts';

export interface LetterTemplateTable extends Row, Versioned {
  kind: LetterKind;
  locale: Locale;
  subject: string;
  body: string;
}

export interface LetterheadTable {
  organization_id: string;
  lines: Generated<string[]>;
  phone: string | null;
  fax: string | null;
  logo_key: string | null;
  version: Generated<number>;
  updated_at: Timestamp;
}

export interface LetterTable extends Row {
  kind: LetterKind;
  locale: Locale;
  template_version: number;
  subject: string;
  recipient_name: string | null;
  recipient_clinic: string | null;
  recipient_fax: string | null;
  physician_id: string | null;
  patient_id: string | null;
  referral_id: string | null;
  reply_token: string | null;
  reply_expires_at: NullableTimestamp;
  file_key: string;
  sha256: string;
  size: BigInt;
  page_count: number;
  created_by: string;
  created_at: Timestamp;
}
