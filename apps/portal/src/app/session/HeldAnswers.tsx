import { holdAnswers } from '@intake/api/client';
import { useEffect } from 'react';
import { useAppDispatch } from '../entry/store.ts';

/** What the work under a lock shows has to be there when it is shown again, or its forms would begin anew. */
export function HeldAnswers() {
  const dispatch = useAppDispatch();
  useEffect(() => dispatch(holdAnswers()), [dispatch]);
  return null;
}
