import { patients } from '@intake/api/testing';
import { registerName } from '@intake/api/rules';
import type { Search } from '../../data/search.ts';
import type { PatientSearch } from './patientSearch.ts';

export const nothingFound: Search<never> = { items: [], isLoading: false };

const written = new Intl.DateTimeFormat('en-CA', { dateStyle: 'medium', timeZone: 'UTC' });

/** As the search answers. */
export const foundPatients: PatientSearch = {
  items: patients.map((one) => ({ id: one.id, label: registerName(one), description: [one.birthDate && written.format(new Date(one.birthDate)), one.healthNumber].filter(Boolean).join(' · ') })),
  isLoading: false,
};
