import type { PatientFields } from '@intake/api/contract';
import { formatHealthNumber } from '@intake/api/rules';

/** The health number as it stands on the card; null without one. */
export const cardOf = ({ healthNumber, province, versionCode }: Pick<PatientFields, 'healthNumber' | 'province' | 'versionCode'>) =>
  healthNumber && formatHealthNumber(healthNumber, province, versionCode);
