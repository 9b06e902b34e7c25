/** Whether a form would lose something: on the way to another page, or to another place of the same page. */
export type Unsaved = (way: { leavesPage: boolean }) => boolean;

const forms = new Set<Unsaved>();

/** Has a form asked before somebody leaves; answers how to stop it. */
export function watchUnsaved(form: Unsaved): () => void {
  forms.add(form);
  return () => forms.delete(form);
}

/** Whether any form on the screen would lose something. */
export const isUnsaved: Unsaved = (way) => [...forms].some((form) => form(way));
