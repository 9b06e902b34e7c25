import type { ColumnType, Generated } from 'kysely';
import type { LeadKind, LeadState } from '@intake/api/rules';
import type { Timestamp } from '../columns.ts';

/** Rows are made by triggers of what public pages take. */
export interface LeadTable {
  id: Generated<string>;
  kind: LeadKind;
  registration_id: string | null;
  subscription_id: string | null;
  demo_request_id: string | null;
  contact_name: string | null;
  clinic_name: string | null;
  email: string;
  searched: ColumnType<string, never, never>;
  state: Generated<LeadState>;
  owner_id: string | null;
  note: string | null;
  next_step: string | null;
  /** `YYYY-MM-DD` */
  next_step_on: string | null;
  version: Generated<number>;
  created_at: Timestamp;
  updated_at: Timestamp;
}
