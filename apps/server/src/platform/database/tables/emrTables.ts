import type { Generated } from 'kysely';
import type { DocumentType, EmrError, EmrExportState, EmrFileNames, EmrFormat, EmrTransport } from '@intake/api/rules';
import type { NullableTimestamp, Row, Timestamp, Versioned } from '../columns.ts';

export interface EmrTargetTable extends Row, Versioned {
  name: string;
  format: EmrFormat;
  transport: EmrTransport;
  place: string;
  application: string | null;
  facility: string | null;
  file_names: EmrFileNames;
  bin_ids: string[];
  document_types: DocumentType[];
  is_active: boolean;
}

export interface EmrExportTable extends Row {
  target_id: string;
  fax_id: string;
  state: Generated<EmrExportState>;
  attempts: Generated<number>;
  error: Generated<EmrError | null>;
  file_name: Generated<string | null>;
  created_by: string | null;
  created_at: Timestamp;
  delivered_at: NullableTimestamp;
}
