import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type {
  ChecklistItem, ClinicKind, ClockPresetName, ClockRule, ConsentAct, ConsentChannel, ConsentKind, ConsentSource, ContactRole, DocumentType, Permission, Priority, Sex,
} from '@intake/api/rules';
import type { NullableTimestamp, Row, Timestamp, Versioned } from '../columns.ts';

export interface OrganizationSettings {
  duplicates: 'refuse' | 'allow';
  cloud: Record<string, boolean>;
  /** Faxes by e-mail are taken, unless this says otherwise. */
  takesMail?: boolean;
}

/** Which clocks run for requests, and the province whose holidays are no business days. */
export interface RequestPolicy {
  preset: ClockPresetName;
  /** The rules of the preset "own". */
  own: ClockRule[];
  region: string;
  /** A clock is at risk when this share of its time is left. */
  atRiskPercent: number;
  /** What a referral has to bring, by the id of the service. */
  checklists: Record<string, ChecklistItem[]>;
}

export interface OrganizationTable extends Versioned {
  id: Generated<string>;
  name: string;
  telnyx_from: string | null;
  /** The number that the provider carries pictures from. */
  media_from: string | null | undefined;
  time_zone: Generated<string>;
  locale: Generated<string>;
  settings: JSONColumnType<OrganizationSettings, string | undefined, string>;
  request_policy: JSONColumnType<RequestPolicy, string | undefined, string>;
}

export interface LocationTable extends Row, Versioned {
  name: string;
  time_zone: Generated<string>;
  fax_numbers: Generated<string[]>;
  phone: string | null;
  address: string | null;
  is_urgent: Generated<boolean>;
  is_billing: Generated<boolean>;
}

export interface BinTable extends Row, Versioned {
  location_id: string;
  name: string;
  fax_number: string | null;
  position: Generated<number>;
}

/** Whose a fax number is, proven; written by the database alone. */
export interface FaxNumberTable {
  number: string;
  organization_id: string;
  proven_at: Timestamp;
}

export interface RoleTable extends Row, Versioned {
  name: string;
  permissions: Generated<Permission[]>;
}

export interface AppUserTable extends Versioned {
  id: string;
  email: string;
  display_name: string;
  is_super_admin: Generated<boolean>;
  is_physician: Generated<boolean>;
  status: Generated<'invited' | 'active' | 'locked' | 'suspended' | 'deactivated'>;
  locale: Generated<string>;
  theme: JSONColumnType<Record<string, unknown>, string | undefined, string>;
  password_last_updated_at: Timestamp;
}

export interface MappingTable {
  user_id: string;
  organization_id: string;
  role_id: string;
  location_id: string | null;
  created_at: Timestamp;
}

export interface ClinicTable extends Row, Versioned {
  name: string;
  kind: Generated<ClinicKind>;
  fax_numbers: Generated<string[]>;
  phone: string | null;
  email: string | null;
  address: string | null;
  note: string | null;
  name_keys: Generated<string[]>;
}

/** Where a physician works; a number that is null is that of the clinic. */
export interface PhysicianSiteTable extends Row {
  physician_id: string;
  clinic_id: string | null;
  /** As it was read or typed, until somebody says which clinic it is. */
  clinic_name: string | null;
  fax_number: string | null;
  phone: string | null;
  position: Generated<number>;
}

export interface PhysicianTable extends Row, Versioned {
  user_id: string | null;
  family_name: string;
  given_name: Generated<string>;
  licence_number: string | null;
  billing_number: string | null;
  /** Where they are licensed: how their numbers are written follows from it. */
  province: string | null;
  specialty: string | null;
  /** Of the first site. This and the numbers follow the sites, by triggers. */
  clinic_name: Generated<string | null>;
  fax_numbers: Generated<string[]>;
  phones: Generated<string[]>;
  is_internal: Generated<boolean>;
  merged_into: Generated<string | null>;
  /** The version that was last compared with everybody else's. */
  compared_version: Generated<number | null>;
  name_keys: Generated<string[]>;
  /** The numbers as they are compared: letters and digits, in capitals. */
  licence_key: GeneratedAlways<string | null>;
  billing_key: GeneratedAlways<string | null>;
}

export interface PatientTable extends Row, Versioned {
  family_name: string;
  given_name: Generated<string>;
  /** ISO date; the pool does not turn dates into Date. */
  birth_date: string | null;
  sex: Sex | null;
  health_number: string | null;
  version_code: string | null;
  province: string | null;
  phones: Generated<string[]>;
  email: string | null;
  address: string | null;
  language: string | null;
  alerts: Generated<string[]>;
  location_id: Generated<string | null>;
  merged_into: string | null;
  /** The version that was last compared with everybody else's. */
  compared_version: Generated<number | null>;
  name_keys: Generated<string[]>;
  source_fax_id: string | null;
  created_by: string | null;
  updated_by: string | null;
}

export interface ContactTable extends Row, Versioned {
  patient_id: string;
  role: ContactRole;
  name: string;
  relationship: string | null;
  phone: string | null;
  fax_number: string | null;
  email: string | null;
  note: string | null;
  may_discuss: Generated<boolean>;
  consent_note: string | null;
  name_keys: Generated<string[]>;
}

/** Rows are added, and never changed. */
export interface ConsentTable extends Row {
  patient_id: string;
  channel: ConsentChannel;
  act: ConsentAct;
  kind: ConsentKind | null;
  source: ConsentSource;
  wording: string | null;
  note: string | null;
  effective_at: Timestamp;
  expires_at: NullableTimestamp;
  covers: string[];
  actor_id: string | null;
  actor_name: string;
  created_at: Timestamp;
}

export interface ModalityTable extends Row, Versioned {
  name: string;
  code: string | null;
  terms: Generated<string[]>;
}

export interface KeywordTable extends Row, Versioned {
  term: string;
  sets_type: DocumentType | null;
  sets_priority: Priority | null;
  sets_bin_id: string | null;
}
