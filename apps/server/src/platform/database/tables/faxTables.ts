import type { Generated, GeneratedAlways, JSONColumnType, ColumnType } from 'kysely';
import type { BreachDisposal, BreachInformation, DocumentType, FaxSource, FaxStage, FaxStatus, NextStep, Priority } from '@intake/api/rules';
import type { BigInt, NullableTimestamp, Row, Timestamp, Versioned } from '../columns.ts';

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

export interface FaxTable extends Row, Versioned {
  location_id: string | null;
  bin_id: string | null;
  bin_chosen_by: string | null;
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
  /** Only who keeps the register of misdirected faxes sees it from then on. */
  locked_at: NullableTimestamp;
  received_at: Timestamp;
  due_at: NullableTimestamp;
  completed_at: NullableTimestamp;
  completed_by: string | null;
  /** As it was proposed; null where that is not known. */
  filed_unchanged: ColumnType<boolean | null, boolean | null | undefined, boolean | null>;
  created_by: string | null;
  updated_by: string | null;
}

export interface DocumentTable extends Row {
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

export interface PageTable extends Row {
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
  /** What the codes of ours on it say. */
  reply_codes: Generated<string[]>;
  source_document_id: string | null;
  source_number: number | null;
}

export interface ExtractionTable extends Row {
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

export interface CandidateTable extends Row {
  fax_id: string;
  kind: 'patient' | 'physician';
  patient_id: string | null;
  physician_id: string | null;
  score: number;
  reasons: JSONColumnType<CandidateReason[], string | undefined, string>;
  chosen: Generated<boolean>;
}

export interface BreachTable extends Versioned {
  id: string;
  organization_id: string;
  fax_id: string;
  fax_ids: string[];
  from_number: string | null;
  sender_name: string | null;
  page_count: number | null;
  received_at: Timestamp;
  description: string;
  information: BreachInformation[];
  people_count: number;
  disposal: BreachDisposal;
  /** A calendar day, ISO 8601. */
  due_on: string;
  notice: 'letter' | 'told' | null;
  notified_at: NullableTimestamp;
  letter_id: string | null;
  contained_at: NullableTimestamp;
  contained_by: string | null | undefined;
  erased_at: NullableTimestamp;
  withdrawn_at: NullableTimestamp;
  withdrawn_by: string | null | undefined;
  note: string | null | undefined;
  reported_by: string;
}

export interface ActionTable extends Row {
  user_id: string;
  kind: 'file' | 'reject' | 'hold' | 'split' | 'edit';
  fax_id: string;
  before: JSONColumnType<Record<string, unknown>, string, string>;
  fax_version: number;
  undone_at: NullableTimestamp;
  created_at: Timestamp;
}

export interface QuarantineTable extends Row {
  source: FaxSource;
  original_name: string | null;
  file_key: string | null;
  code: string;
  from_number: string | null | undefined;
  to_number: string | null | undefined;
  resolved_at: NullableTimestamp;
  settled_by: string | null | undefined;
  created_at: Timestamp;
}

export interface UploadTable extends Row {
  created_by: string;
  filename: string;
  file_key: string | null;
  sha256: string | null;
  size: ColumnType<number | null, number | null | undefined, number | null>;
  fax_id: string | null;
  expires_at: Timestamp;
  created_at: Timestamp;
}
