import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { Parts } from '../../../../data/forms/draft.ts';
import type { FormState } from '../../../../data/forms/useForm.ts';

type Refilled<Values extends object> = Pick<FormState<Values>, 'refill' | 'refilled' | 'subscribe'>;

/**
 * Fills a form that was opened before the document had been read, where nobody has typed yet.
 * @param read what the document says by now
 * @param parts fields of one reading
 * @returns a key of each part, which changes when it is filled in: a field reads its first value once
 */
export function useLateReadings<Values extends object>({ refill, refilled, subscribe }: Refilled<Values>, read: Values, parts: Parts<Values>) {
  const active = useRef<HTMLInputElement | null>(null);
  const times = useSyncExternalStore(subscribe, refilled);
  useEffect(() => {
    active.current = document.activeElement instanceof HTMLInputElement ? document.activeElement : null;
    refill(read, parts);
  }, [refill, read, parts]);
  // Where somebody was about to type another field of the same name stands now.
  useEffect(() => {
    const { current: before } = active;
    if (before && !before.isConnected) document.querySelector<HTMLInputElement>(`input[name="${CSS.escape(before.name)}"]`)?.focus();
  }, [times]);
  return (part: string) => `${part} ${times[part] ?? 0}`;
}
