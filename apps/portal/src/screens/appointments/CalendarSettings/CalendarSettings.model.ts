import type {
  HoursException, HoursExceptionFields, Modality, Resource, ResourceFields, VisitType, VisitTypeFields, WorkingHours, WorkingHoursFields,
} from '@intake/api/contract';
import type { Loadable } from '../../../data/loadable.ts';
import type { Outcome } from '../../../data/problem.ts';

interface Choice {
  id: string;
  label: string;
}

export interface CalendarSettingsModel {
  visitTypes: Loadable<readonly VisitType[]>;
  hours: Loadable<readonly WorkingHours[]>;
  exceptions: Loadable<readonly HoursException[]>;
  resources: Loadable<readonly Resource[]>;
  modalities: readonly Modality[];
  locations: readonly Choice[];
  /** Those of the clinic itself. */
  physicians: readonly Choice[];
  /** The year that it is. */
  year: number;
}

/** What is stored: new where it has no row yet. */
export interface Stored<Row, Fields> {
  row: Row | null;
  fields: Fields;
}

export interface CalendarSettingsActions {
  onRetry: () => void;
  onStoreType: (stored: Stored<VisitType, VisitTypeFields>) => Outcome;
  onStoreHours: (stored: Stored<WorkingHours, WorkingHoursFields>) => Outcome;
  onStoreException: (stored: Stored<HoursException, HoursExceptionFields>) => Outcome;
  onStoreResource: (stored: Stored<Resource, ResourceFields>) => Outcome;
  onAddHolidays: (holidays: { province: string; year: number }) => Outcome;
  onRemove: (removed: { what: 'type' | 'hours' | 'exception' | 'resource'; id: string; version: number }) => Outcome;
}

/** ISO 8601: 1 is Monday. */
export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;

/** A date of that weekday, for its name. */
export const dateOfWeekday = (weekday: number): string => `2024-01-0${weekday}T12:00:00Z`;
