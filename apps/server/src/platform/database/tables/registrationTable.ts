import type { Generated } from 'kysely';
import type { AccessRequestStatus, Locale, RegistrationStatus } from '@intake/api/rules';
import type { NullableTimestamp, Versioned } from '../columns.ts';

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

export interface AccessRequestTable extends Versioned {
  id: Generated<string>;
  user_id: string;
  email: string;
  display_name: string;
  organization_name: string;
  organization_id: string | null;
  note: string | null;
  locale: Locale;
  status: Generated<AccessRequestStatus>;
  reason: string | null;
  role_id: string | null;
  decided_by: string | null;
  decided_at: NullableTimestamp;
}
