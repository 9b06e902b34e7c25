export interface Shortcut {
  id: string;
  /**
   * Names as in `KeyboardEvent.key`, pressed together; `Mod` is Command on a Mac and Control elsewhere.
   * Written as typed: `['?']`, not `['Shift', '/']`.
   */
  keys: readonly string[];
  label: string;
  /** Title it stands under in the sheet. */
  group: string;
  /** Also while typing into a field; meant for keys with a modifier. */
  worksInFields?: boolean;
  isDisabled?: boolean;
  /** Bound, while another row of the sheet tells of it: one of a run of digits. */
  isUnlisted?: boolean;
  onTrigger: () => void;
}

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** Whether the event is this combination and no other. Shift counts for named keys only: a typed `?` already has it. */
export function isPressed(keys: readonly string[], event: Pressed): boolean {
  const wants = new Set(keys);
  const last = keys.at(-1) ?? '';
  const mod = event.ctrlKey || event.metaKey;
  const shift = last.length === 1 && !wants.has('Shift') ? true : event.shiftKey === wants.has('Shift');
  return event.key.toLowerCase() === last.toLowerCase() && mod === wants.has('Mod') && event.altKey === wants.has('Alt') && shift;
}

/** Shortcuts by group, in the order groups first appear. */
export const byGroup = (shortcuts: readonly Shortcut[]): [string, Shortcut[]][] => {
  const groups = new Map<string, Shortcut[]>();
  for (const shortcut of shortcuts.filter(({ isUnlisted }) => !isUnlisted)) {
    groups.set(shortcut.group, [...(groups.get(shortcut.group) ?? []), shortcut]);
  }
  return [...groups];
};
