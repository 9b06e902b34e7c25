import type { Generated } from 'kysely';
import type { Row, Timestamp, Versioned } from '../columns.ts';

export interface RequisitionPageTable extends Versioned {
  organization_id: string;
  address: string;
  is_on: Generated<boolean>;
  note: string | null;
}

export interface RequisitionServiceTable {
  organization_id: string;
  modality_id: string;
}

export interface RequisitionTable extends Row {
  ticket: string;
  /** Lower-case hex. */
  content_hash: string;
  request_id: string;
  fax_id: string;
  referrer_name: string;
  referrer_billing_number: string;
  referrer_clinic: string | null;
  referrer_phone: string;
  referrer_fax: string | null;
  created_at: Timestamp;
}
