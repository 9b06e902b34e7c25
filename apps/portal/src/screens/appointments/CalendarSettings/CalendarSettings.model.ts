import type {
  CalendarFeed, CalendarFeedFields, HoursException, HoursExceptionFields, Modality, Resource, ResourceFields, VisitType, VisitTypeFields, WorkingHours, WorkingHoursFields,
} from '@intake/api/contract';
import type { Loadable } from '../../../data/loadable.ts';
import type { Outcome, Problem } from '../../../data/problem.ts';

export type Removable = 'type' | 'hours' | 'exception' | 'resource' | 'feed';

interface Choice {
  id: string;
  label: string;
}

export interface CalendarSettingsModel {
  visitTypes: Loadable<readonly VisitType[]>;
  hours: Loadable<readonly WorkingHours[]>;
  exceptions: Loadable<readonly HoursException[]>;
  resources: Loadable<readonly Resource[]>;
  feeds: Loadable<readonly CalendarFeed[]>;
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
  /** Answers the whole address, which nobody is told again. */
  onCreateFeed: (fields: Omit<CalendarFeedFields, 'language'>) => Promise<{ address: string } | { problem: Problem }>;
  onRemove: (removed: { what: Removable; id: string; version: number }) => Outcome;
}
