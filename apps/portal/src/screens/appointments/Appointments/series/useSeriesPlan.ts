import type { AppointmentStart } from '@intake/api/contract';
import { useEffect } from 'react';
import { useFormValue } from '../../../../data/forms/controls.ts';
import { recurrenceIn, type AskedSeries, type SeriesForm } from './series.model.ts';

/** What the first visit of a series is, as far as the form says. */
type First = Pick<AskedSeries, 'physicianId' | 'resourceId' | 'patientId' | 'minutes'> & { visitTypeId: string | null; start: AppointmentStart | null };

/** Asks for the dates of the series that the form holds, anew when it holds another; answers what is asked, null for none. */
export function useSeriesPlan(form: SeriesForm, { visitTypeId, start, ...first }: First, onPlan: (plan: AskedSeries | null) => void): AskedSeries | null {
  const rule = useFormValue(form, (values) => JSON.stringify(recurrenceIn(values)));
  const leftOut = useFormValue(form, (values) => values.leftOut);
  const moved = useFormValue(form, (values) => values.moved);
  const recurrence = JSON.parse(rule) as ReturnType<typeof recurrenceIn>;
  const isWhole = recurrence && visitTypeId && start && (first.physicianId || first.resourceId);
  const plan = isWhole ? { ...first, visitTypeId, start, recurrence, leftOut: [...leftOut], moved: [...moved] } : null;
  const dates = JSON.stringify([start, recurrence?.unit, recurrence?.every]);
  useEffect(() => {
    // What was said of other dates.
    if (form.values().leftOut.length + form.values().moved.length > 0) form.set({ leftOut: [], moved: [] });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the form stays the same
  }, [dates]);
  const asked = JSON.stringify(plan);
  useEffect(() => {
    onPlan(plan);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- asked anew when what is asked for changes, not when the screen is drawn
  }, [asked]);
  return plan;
}
