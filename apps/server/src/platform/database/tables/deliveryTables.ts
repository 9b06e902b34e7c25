import type { Generated } from 'kysely';
import type { AttemptStatus, DeliveryFailure, DeliveryStatus } from '@intake/api/rules';
import type { NullableTimestamp, Row, Timestamp } from '../columns.ts';

export interface FaxDeliveryTable {
  fax_id: string;
  organization_id: string;
  letter_id: string | null;
  referral_id: string | null;
  recipient_name: string | null;
  recipient_clinic: string | null;
  status: DeliveryStatus;
  failure: DeliveryFailure | null | undefined;
  attempts: Generated<number>;
  tries: Generated<number>;
  cancel_requested: Generated<boolean>;
  scheduled_at: NullableTimestamp;
  next_try_at: NullableTimestamp;
  delivered_at: NullableTimestamp;
  settled_by: string | null | undefined;
  settled_at: NullableTimestamp;
  version: Generated<number>;
  created_by: string;
  created_at: Timestamp;
  updated_at: Timestamp;
}

export interface FaxAttemptTable extends Row {
  fax_id: string;
  number: number;
  status: Generated<AttemptStatus>;
  provider_fax_id: string | null | undefined;
  failure_reason: string | null | undefined;
  started_at: Timestamp;
  ended_at: NullableTimestamp;
}

export interface KnownFaxNumberTable {
  organization_id: string;
  number: string;
  confirmed_by: string;
  confirmed_at: Timestamp;
}
