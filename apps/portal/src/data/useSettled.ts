import { useEffect, useState } from 'react';

/**
 * What was typed, once typing rests: each search is written into the audit trail.
 * @param pause without a change, in milliseconds
 */
export function useSettled(text: string, pause: number): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pause);
    return () => clearTimeout(timer);
  }, [text, pause]);
  return settled;
}
