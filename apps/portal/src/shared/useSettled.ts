import { useEffect, useState } from 'react';

const typingPause = 200;

/** What was typed, once typing rests: each search is written into the audit trail. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), typingPause);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
