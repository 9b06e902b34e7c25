import { useState } from 'react';
import type { PlannedPage } from '../model/pagePlan.ts';
import type { FaxActions } from '../model/screenModel.ts';

/** Saves these pages as a PDF, one at a time; null where one may not. */
export function useSavePdf(onSavePdf: FaxActions['onSavePdf'], pages: readonly PlannedPage[] | null): { isSaving: boolean; savePdf: (() => void) | null } {
  const [isSaving, setSaving] = useState(false);
  const save = async () => {
    if (!onSavePdf || isSaving) return;
    setSaving(true);
    await onSavePdf({ pages });
    setSaving(false);
  };
  return { isSaving, savePdf: onSavePdf ? () => void save() : null };
}
