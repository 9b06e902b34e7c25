import type { ColumnType, Generated } from 'kysely';
import type { RevenueAnswers } from '@intake/api/contract';
import type { Locale } from '@intake/api/rules';
import type { NullableTimestamp, Timestamp } from '../columns.ts';

export interface DemoRequestTable {
  id: string;
  kind: 'fax' | 'estimate';
  email: string;
  contact_name: string;
  clinic_name: string | null;
  fax_number: string | null;
  locale: Locale;
  estimate: ColumnType<RevenueAnswers | null, string | null, never>;
  consent_text: string;
  status: Generated<'pending' | 'confirmed' | 'sent' | 'refused' | 'mailed'>;
  hold_reason: string | null;
  organization_id: string | null;
  fax_id: string | null;
  confirmed_at: NullableTimestamp;
  created_at: Timestamp;
  updated_at: Timestamp;
}

export interface DemoFaxNumberTable {
  number: string;
  state: 'sent' | 'stopped';
  created_at: Timestamp;
  updated_at: Timestamp;
}
