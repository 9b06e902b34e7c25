import type { Search } from '../../data/search.ts';

/** Somebody to choose: birth date and health number tell two of one name apart. */
export interface PatientChoice {
  id: string;
  label: string;
  description?: string | undefined;
}

export type PatientSearch = Search<PatientChoice>;
