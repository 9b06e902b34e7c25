import { useMemo } from 'react';
import { useFormValue } from '../../../../data/forms/controls.ts';
import { wishesOf, type WishForm, type Wishes } from './wishes.model.ts';

/** What the form wishes, the same object until it is another. */
export function useWishes(form: WishForm): Wishes {
  const wishDay = useFormValue(form, (values) => values.wishDay);
  const wishWeekdays = useFormValue(form, (values) => values.wishWeekdays);
  const wishFrom = useFormValue(form, (values) => values.wishFrom);
  const wishUntil = useFormValue(form, (values) => values.wishUntil);
  return useMemo(() => wishesOf({ wishDay, wishWeekdays, wishFrom, wishUntil }), [wishDay, wishWeekdays, wishFrom, wishUntil]);
}
