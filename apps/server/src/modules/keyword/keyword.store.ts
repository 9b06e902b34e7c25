import type { Keyword, KeywordFields } from '@intake/api/contract';
import { tableStore } from '../../kernel/table.ts';

export const keywordStore = tableStore({
  table: 'keyword',
  orderBy: ['term'],
  toApi: (row): Keyword => ({
    id: row.id,
    version: row.version,
    term: row.term,
    setsType: row.sets_type,
    setsPriority: row.sets_priority,
    setsBinId: row.sets_bin_id,
  }),
  toRow: (fields: KeywordFields) => ({
    term: fields.term,
    sets_type: fields.setsType,
    sets_priority: fields.setsPriority,
    sets_bin_id: fields.setsBinId,
  }),
});
