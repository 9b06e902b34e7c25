import type { LetterPreview } from '@intake/api/contract';
import { useState } from 'react';
import type { Loadable } from '../../data/loadable.ts';
import { loadableOf } from '../../data/loadableOf.ts';

/**
 * While somebody types, the page before stays; that of another letter never does.
 * @param subject what the letter is: its id, its kind
 */
export function useKeptPreview(answer: { currentData?: LetterPreview; isError: boolean; error?: unknown }, subject: string | null): Loadable<LetterPreview> {
  const [kept, setKept] = useState<{ subject: string | null; preview: LetterPreview | undefined }>({ subject, preview: undefined });
  const { currentData, isError, error } = answer;
  if (currentData !== undefined && kept.preview !== currentData) setKept({ subject, preview: currentData });
  const before = kept.subject === subject ? kept.preview : undefined;
  return loadableOf({ currentData: isError ? undefined : (currentData ?? before), isError, error });
}
