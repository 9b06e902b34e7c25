import type { Generated } from 'kysely';
import type { NumberFailure, NumberKind, NumberStatus } from '@intake/api/rules';
import type { NullableTimestamp, Row, Timestamp, Versioned } from '../columns.ts';

export interface PhoneNumberTable extends Row, Versioned {
  number: string;
  status: Generated<NumberStatus>;
  client_key: string;
  kind: NumberKind;
  region: Generated<string>;
  monthly_cents: Generated<number | null>;
  currency: Generated<string | null>;
  takes_texts: Generated<boolean>;
  is_applied: Generated<boolean>;
  asked_at: NullableTimestamp;
  provider_order_id: Generated<string | null>;
  failure: Generated<NumberFailure | null>;
  ordered_by: Generated<string | null>;
  released_by: Generated<string | null>;
  released_at: NullableTimestamp;
  created_at: Timestamp;
}
