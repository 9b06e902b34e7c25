import type { Selectable } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';

export type ImportRecord = Selectable<Tables['import']>;
export type RowRecord = Selectable<Tables['import_row']>;
