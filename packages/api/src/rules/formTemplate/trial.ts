import { zoneFields, type TrialVerdict, type ZoneField } from './formWords.ts';

export type TrialCounts = Record<TrialVerdict, number>;

export interface TrialSums {
  /** Stored faxes that were tried. */
  samples: number;
  /** Those on which the form was found. */
  fitted: number;
  fields: Partial<Record<ZoneField, TrialCounts>>;
}

/** A form that was found on fewer stored faxes has not shown what it does. */
export const leastFitted = 2;
/** Whose value says whose fax it is: it is never wrong. */
const identifying: readonly ZoneField[] = ['patient.name', 'patient.birthDate', 'patient.healthNumber', 'patient.sex'];

export type TrialObjection = 'untried' | 'few-samples' | 'wrong-patient' | 'often-wrong';

/**
 * What speaks against switching a template on. A telephone number may have changed since it was filed, so that other
 * fields may differ now and then, but not as often as not.
 */
export function trialObjections(sums: TrialSums | null): { code: TrialObjection; field?: ZoneField }[] {
  if (!sums) return [{ code: 'untried' }];
  const ofField = (code: TrialObjection, field: ZoneField) => [{ code, field }];
  return [
    ...(sums.fitted < leastFitted ? [{ code: 'few-samples' as const }] : []),
    ...zoneFields.flatMap((field): ReturnType<typeof ofField> => {
      const counts = sums.fields[field];
      if (!counts || counts.wrong === 0) return [];
      if (identifying.includes(field)) return ofField('wrong-patient', field);
      return counts.wrong >= counts.right ? ofField('often-wrong', field) : [];
    }),
  ];
}

export const noCounts = (): TrialCounts => ({ right: 0, wrong: 0, abstained: 0, blank: 0, unknown: 0 });
