import type { ImportReason, ImportSettings } from '@intake/api/contract';
import type { ImportField } from '@intake/api/rules';

/** What a row says, field by field, cleaned; those that several columns make up in their order. */
export interface Texts {
  one(field: ImportField): string;
  all(field: ImportField): string[];
  refuse(code: ImportReason['code'], field: ImportField): void;
  settings: ImportSettings;
  /** `YYYY-MM-DD`. */
  today: string;
}
