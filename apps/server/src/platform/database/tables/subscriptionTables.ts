import type { Generated, JSONColumnType } from 'kysely';
import type { News } from '@intake/api/contract';
import type { Locale, SubscriptionStatus } from '@intake/api/rules';
import type { NullableTimestamp, Timestamp } from '../columns.ts';

export interface SubscriptionTable {
  id: Generated<string>;
  email: string;
  locale: Locale;
  status: Generated<SubscriptionStatus>;
  asked: Generated<number>;
  confirmed_at: NullableTimestamp;
  created_at: Timestamp;
  updated_at: Timestamp;
}

export interface NewsTable {
  id: string;
  texts: JSONColumnType<News['texts']>;
  recipients: number;
  sent_by: string | null;
  created_at: Timestamp;
}
