import type { DocumentType } from '@intake/api/rules';
import type { FormZone, PlacedWord, TrialSums, ZoneField } from '@intake/api/rules/forms';
import type { Generated, JSONColumnType } from 'kysely';
import type { NullableTimestamp, Row, Timestamp, Versioned } from '../columns.ts';

export interface PdfTemplateTable extends Row, Versioned {
  name: string;
  status: 'proposed' | 'draft' | 'on' | 'off' | 'dismissed';
  fax_numbers: Generated<string[]>;
  clinic_id: string | null;
  document_type: DocumentType | null;
  latest: Generated<number>;
  published: Generated<number | null>;
  corrected: Generated<ZoneField[]>;
  seen_faxes: Generated<number | null>;
}

/** A version that was published stays as it was. */
export interface PdfTemplateVersionTable extends Row {
  template_id: string;
  number: number;
  source: 'human' | 'learned';
  sample_fax_id: string | null;
  sample_page: number;
  aspect: number;
  anchors: JSONColumnType<PlacedWord[], string, string>;
  zones: JSONColumnType<FormZone[], string, string>;
  trial: JSONColumnType<TrialSums | null, string | null | undefined, string | null>;
  tried_at: NullableTimestamp;
  published_at: NullableTimestamp;
  created_by: string | null;
  created_at: Timestamp;
}
