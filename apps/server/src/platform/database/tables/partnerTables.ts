import type { Generated, JSONColumnType } from 'kysely';
import type { NoticeError, NoticeState, PartnerAlgorithm, PartnerLimit, PartnerScope, Permission, RequestStatus } from '@intake/api/rules';
import type { NullableTimestamp, Row, Timestamp, Versioned } from '../columns.ts';

export interface PartnerTable extends Row, Versioned {
  name: string;
  scopes: PartnerScope[];
  permissions: Permission[];
  calls_per_minute: PartnerLimit;
  is_active: boolean;
}

export interface PartnerKeyTable extends Row {
  partner_id: string;
  kid: string;
  label: string;
  algorithm: PartnerAlgorithm;
  jwk: JSONColumnType<Record<string, unknown>, string, string>;
  thumbprint: string;
  created_by: string | null;
  created_at: Timestamp;
  last_used_at: NullableTimestamp;
  revoked_at: NullableTimestamp;
}

export interface PartnerAssertionTable {
  organization_id: string;
  partner_id: string;
  jti: string;
  expires_at: Timestamp;
}

export interface PartnerUseTable {
  organization_id: string;
  partner_id: string;
  /** A calendar day in UTC. */
  day: string;
  operation: string;
  calls: Generated<number>;
  errors: Generated<number>;
  last_error: string | null;
  last_error_at: NullableTimestamp;
  last_call_at: Timestamp;
}

export interface PartnerReferralTable {
  organization_id: string;
  partner_id: string;
  reference: string;
  content_hash: string;
  request_id: string;
  documents: number;
  created_at: Timestamp;
}

export interface PartnerWebhookTable {
  partner_id: string;
  organization_id: string;
  url: string;
  secret: Buffer;
  created_at: Timestamp;
}

export interface PartnerNoticeTable extends Row {
  partner_id: string;
  request_id: string;
  reference: string;
  from_status: RequestStatus;
  to_status: RequestStatus;
  occurred_at: Timestamp;
  state: Generated<NoticeState>;
  attempts: Generated<number>;
  http_status: number | null;
  error: NoticeError | null;
  delivered_at: NullableTimestamp;
}
