import type { Generated } from 'kysely';
import type { Locale, RegistrationStatus } from '@intake/api/rules';
import type { NullableTimestamp, Versioned } from './columns.ts';

export interface RegistrationTable extends Versioned {
  id: Generated<string>;
  organization_name: string;
  contact_name: string;
  email: string;
  phone: string;
  time_zone: string;
  locale: Locale;
  message: string | null;
  status: Generated<RegistrationStatus>;
  reason: string | null;
  organization_id: string | null;
  decided_by: string | null;
  decided_at: NullableTimestamp;
}
