import { useRef } from 'react';
import type { Problem } from '../../../data/problem.ts';
import type { Stored } from './Providers.model.ts';

interface StoringOptions {
  isNew: boolean;
  onOpen: (stored: { id: string }) => void;
  onClose: () => void;
}

/** What a form of the directory does around storing: a new entry is opened once the form holds nothing unsaved. */
export function useStoring<Values>(store: (values: Values) => Stored, { isNew, onOpen, onClose }: StoringOptions) {
  const id = useRef<string>(null);
  return {
    save: async (values: Values): Promise<Problem | null> => {
      const stored = await store(values);
      if ('problem' in stored) return stored.problem;
      id.current = stored.id;
      return null;
    },
    onSaved: () => {
      onClose();
      if (isNew && id.current) onOpen({ id: id.current });
    },
  };
}
