import { useStateOf } from '../../../../shared/useStateOf.ts';
import type { PlannedPage } from '../model/pagePlan.ts';
import type { FaxActions } from '../model/screenModel.ts';

const idle = { isSaving: false };

/** Saves these pages of a fax as a PDF, one at a time; null where one may not. Another fax waits for none of it. */
export function useSavePdf(faxId: string, onSavePdf: FaxActions['onSavePdf'], pages: readonly PlannedPage[] | null): { isSaving: boolean; savePdf: (() => void) | null } {
  const [{ isSaving }, change] = useStateOf(faxId, idle);
  const save = async () => {
    if (!onSavePdf || isSaving) return;
    change({ isSaving: true });
    await onSavePdf({ pages });
    change({ isSaving: false });
  };
  return { isSaving, savePdf: onSavePdf ? () => void save() : null };
}
