import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { DocumentType, FaxSource, FaxStage, FaxStatus, NextStep, Permission, Priority, Sex } from '@intake/api/rules';

type Timestamp = ColumnType<Date, Date | string | undefined, Date | string>;
type NullableTimestamp = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
/** bigint columns arrive as strings from pg; the pool parses them to numbers. */
type BigInt = ColumnType<number, number, number>;

interface Row {
  id: Generated<string>;
  organization_id: string;
}

interface Versioned {
  version: Generated<number>;
  created_at: Timestamp;
  updated_at: Timestamp;
}

export interface OrganizationSettings {
  duplicates: 'refuse' | 'allow';
  cloud: Record<string, boolean>;
}

export interface FaxFailure {
  stage: FaxStage;
  code: string;
  attempts: number;
}

export interface FaxWarning {
  code: string;
  pages: number[];
}

export interface PageWord {
  text: string;
  /** x0, y0, x1, y1 in 0..1 of the upright page. */
  box: [number, number, number, number];
  /** 0..1 */
  confidence: number;
  line: number;
  block: number;
}

export interface CandidateReason {
  code: string;
  agrees: boolean;
  weight: number;
}

interface OrganizationTable extends Versioned {
  id: Generated<string>;
  name: string;
  telnyx_from: string | null;
  time_zone: Generated<string>;
  locale: Generated<string>;
  settings: JSONColumnType<OrganizationSettings, string | undefined, string>;
}

interface LocationTable extends Row, Versioned {
  name: string;
  time_zone: Generated<string>;
  fax_numbers: Generated<string[]>;
  phone: string | null;
  address: string | null;
  is_urgent: Generated<boolean>;
  is_billing: Generated<boolean>;
}

interface BinTable extends Row, Versioned {
  location_id: string;
  name: string;
  fax_number: string | null;
  position: Generated<number>;
}

interface RoleTable extends Row, Versioned {
  name: string;
  permissions: Generated<Permission[]>;
}

interface AppUserTable extends Versioned {
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

interface MappingTable {
  user_id: string;
  organization_id: string;
  role_id: string;
  location_id: string | null;
  created_at: Timestamp;
}

interface ClinicTable extends Row, Versioned {
  name: string;
  fax_numbers: Generated<string[]>;
  phone: string | null;
  address: string | null;
}

interface PhysicianTable extends Row, Versioned {
  clinic_id: string | null;
  user_id: string | null;
  family_name: string;
  given_name: Generated<string>;
  licence_number: string | null;
  billing_number: string | null;
  specialty: string | null;
  clinic_name: string | null;
  fax_numbers: Generated<string[]>;
  phones: Generated<string[]>;
  is_internal: Generated<boolean>;
  name_keys: Generated<string[]>;
}

interface PatientTable extends Row, Versioned {
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
  merged_into: string | null;
  name_keys: Generated<string[]>;
  source_fax_id: string | null;
  created_by: string | null;
  updated_by: string | null;
}

interface ModalityTable extends Row, Versioned {
  name: string;
  code: string | null;
  terms: Generated<string[]>;
}

interface KeywordTable extends Row, Versioned {
  term: string;
  sets_type: DocumentType | null;
  sets_priority: Priority | null;
  sets_bin_id: string | null;
}

interface FaxTable extends Row, Versioned {
  location_id: string | null;
  bin_id: string | null;
  direction: Generated<'inbound' | 'outbound'>;
  source: FaxSource;
  provider_fax_id: string | null;
  from_number: string | null;
  to_number: string | null;
  sender_name: string | null;
  original_name: string | null;
  media_type: string | null;
  sha256: string;
  size: BigInt;
  page_count: number | null;
  partial_content: Generated<boolean>;
  document_type: DocumentType | null;
  priority: Generated<Priority>;
  priority_rank: GeneratedAlways<number>;
  status: Generated<FaxStatus>;
  stage: FaxStage | null;
  failure: JSONColumnType<FaxFailure | null, string | null | undefined, string | null>;
  claimed_by: string | null;
  claimed_until: NullableTimestamp;
  patient_id: string | null;
  physician_id: string | null;
  modality_id: string | null;
  patient_name: string | null;
  physician_name: string | null;
  reason: string | null;
  next_step: NextStep | null;
  note: string | null;
  warnings: JSONColumnType<FaxWarning[], string | undefined, string>;
  duplicate_of: string | null;
  parent_fax_id: string | null;
  document_version: Generated<number>;
  received_at: Timestamp;
  due_at: NullableTimestamp;
  completed_at: NullableTimestamp;
  completed_by: string | null;
  created_by: string | null;
  updated_by: string | null;
}

interface DocumentTable extends Row {
  fax_id: string;
  version: number;
  kind: 'original' | 'edited';
  file_key: string;
  media_type: string;
  size: BigInt;
  page_count: number | null;
  created_by: string | null;
  created_at: Timestamp;
}

interface PageTable extends Row {
  document_id: string;
  fax_id: string;
  number: number;
  rotation: Generated<0 | 90 | 180 | 270>;
  image_key: string;
  thumbnail_key: string;
  width: number;
  height: number;
  dpi: number;
  words: JSONColumnType<PageWord[] | null, string | null | undefined, string | null>;
  text: string | null;
  text_source: 'layer' | 'ocr' | null;
  confidence: number | null;
  perceptual_hash: string | null;
  source_document_id: string | null;
  source_number: number | null;
}

interface ExtractionTable extends Row {
  fax_id: string;
  field: string;
  value: string | null;
  confidence: number;
  page: number | null;
  box: number[] | null;
  source: 'template' | 'rule' | 'model' | 'human';
  flags: Generated<string[]>;
  alternatives: Generated<string[]>;
  accepted_by: string | null;
  created_at: Timestamp;
}

interface CandidateTable extends Row {
  fax_id: string;
  kind: 'patient' | 'physician';
  patient_id: string | null;
  physician_id: string | null;
  score: number;
  reasons: JSONColumnType<CandidateReason[], string | undefined, string>;
  chosen: Generated<boolean>;
}

interface ActionTable extends Row {
  user_id: string;
  kind: 'file' | 'reject' | 'hold' | 'split' | 'edit';
  fax_id: string;
  before: JSONColumnType<Record<string, unknown>, string, string>;
  fax_version: number;
  undone_at: NullableTimestamp;
  created_at: Timestamp;
}

interface QuarantineTable extends Row {
  source: string;
  original_name: string | null;
  file_key: string | null;
  code: string;
  resolved_at: NullableTimestamp;
  created_at: Timestamp;
}

interface UploadTable extends Row {
  created_by: string;
  filename: string;
  file_key: string | null;
  sha256: string | null;
  size: ColumnType<number | null, number | null | undefined, number | null>;
  fax_id: string | null;
  expires_at: Timestamp;
  created_at: Timestamp;
}

interface WebhookEventTable {
  provider: string;
  event_id: string;
  organization_id: string | null;
  event_type: string;
  payload: JSONColumnType<Record<string, unknown>, string, string>;
  occurred_at: NullableTimestamp;
  received_at: Timestamp;
}

interface JobTable {
  id: GeneratedAlways<number>;
  organization_id: string | null;
  fax_id: string | null;
  kind: string;
  payload: JSONColumnType<Record<string, unknown>, string | undefined, string>;
  priority: Generated<number>;
  status: Generated<'queued' | 'running' | 'done' | 'failed'>;
  attempts: Generated<number>;
  max_attempts: Generated<number>;
  run_at: Timestamp;
  lease_token: string | null;
  leased_until: NullableTimestamp;
  last_error: JSONColumnType<{ code: string; message: string } | null, string | null | undefined, string | null>;
  created_at: Timestamp;
  updated_at: Timestamp;
}

interface SecretTable {
  name: string;
  value: Buffer;
}

interface EventTable {
  id: GeneratedAlways<number>;
  organization_id: string;
  topic: string;
  entity: string;
  entity_id: string | null;
  payload: JSONColumnType<Record<string, unknown>, string | undefined, string>;
  created_at: Timestamp;
}

interface AuditEventTable {
  organization_id: string;
  sequence: BigInt;
  recorded_at: Timestamp;
  actor_id: string | null;
  actor_name: string;
  action: 'C' | 'R' | 'U' | 'D' | 'E';
  entity: string;
  entity_id: string | null;
  patient_id: string | null;
  outcome: 'success' | 'refused' | 'failure';
  detail: JSONColumnType<Record<string, unknown>, string | undefined, string>;
  previous_hash: string;
  hash: string;
}

interface AuditHeadTable {
  organization_id: string;
  sequence: BigInt;
  hash: string;
}

/** The schema `public` as kysely sees it; the migrations are the truth. */
export interface Tables {
  organization: OrganizationTable;
  location: LocationTable;
  bin: BinTable;
  role: RoleTable;
  app_user: AppUserTable;
  mapping: MappingTable;
  clinic: ClinicTable;
  physician: PhysicianTable;
  patient: PatientTable;
  modality: ModalityTable;
  keyword: KeywordTable;
  fax: FaxTable;
  document: DocumentTable;
  page: PageTable;
  extraction: ExtractionTable;
  candidate: CandidateTable;
  action: ActionTable;
  quarantine: QuarantineTable;
  upload: UploadTable;
  webhook_event: WebhookEventTable;
  job: JobTable;
  secret: SecretTable;
  event: EventTable;
  audit_event: AuditEventTable;
  audit_head: AuditHeadTable;
}
