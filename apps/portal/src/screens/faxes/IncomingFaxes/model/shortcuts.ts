import type { MessageDescriptor } from 'react-intl';
import { shortcutMessages as texts } from '../shortcuts.messages.ts';

export type ShortcutGroup = 'list' | 'fax' | 'form' | 'page';

export interface Shortcut {
  action: string;
  /** `KeyboardEvent.key` values; `Mod+` is Ctrl, and Command on a Mac. Any of them triggers it. */
  keys: readonly string[];
  group: ShortcutGroup;
  label: MessageDescriptor;
  /** Also works while something is typed. */
  inFields?: boolean;
}

/** Every key of the workbench, once: the handler and the sheet both read it. */
export const shortcuts = [
  { action: 'nextRow', keys: ['j'], group: 'list', label: texts.nextRow },
  { action: 'previousRow', keys: ['k'], group: 'list', label: texts.previousRow },
  { action: 'open', keys: ['Enter'], group: 'list', label: texts.open },
  { action: 'undo', keys: ['u'], group: 'list', label: texts.undo },
  { action: 'help', keys: ['?'], group: 'list', label: texts.help },
  { action: 'save', keys: ['Mod+Enter'], group: 'fax', label: texts.save, inFields: true },
  { action: 'hold', keys: ['h'], group: 'fax', label: texts.hold },
  { action: 'reject', keys: ['x'], group: 'fax', label: texts.reject },
  { action: 'close', keys: ['Escape'], group: 'fax', label: texts.close },
  { action: 'documentType', keys: ['t'], group: 'form', label: texts.documentType },
  { action: 'priority', keys: ['p'], group: 'form', label: texts.priority },
  { action: 'candidate', keys: ['1', '2', '3', '4', '5', '6', '7', '8', '9'], group: 'form', label: texts.candidate },
  { action: 'search', keys: ['/'], group: 'form', label: texts.search },
  { action: 'physician', keys: ['d'], group: 'form', label: texts.physician },
  { action: 'nextStep', keys: ['n'], group: 'form', label: texts.nextStep },
  { action: 'note', keys: ['m'], group: 'form', label: texts.note },
  { action: 'rotate', keys: ['r'], group: 'page', label: texts.rotate },
  { action: 'rotateBack', keys: ['R'], group: 'page', label: texts.rotateBack },
  { action: 'zoom', keys: ['z'], group: 'page', label: texts.zoom },
  { action: 'nextPage', keys: [']'], group: 'page', label: texts.nextPage },
  { action: 'previousPage', keys: ['['], group: 'page', label: texts.previousPage },
  { action: 'pages', keys: ['g'], group: 'page', label: texts.pages },
] as const satisfies readonly Shortcut[];
export type ShortcutAction = (typeof shortcuts)[number]['action'];

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** The action of a key press; null when it means nothing here, or belongs to the text being typed. */
export function actionFor(event: Pressed, typing: boolean): ShortcutAction | null {
  if (event.altKey) return null;
  const name = event.ctrlKey || event.metaKey ? `Mod+${event.key}` : event.key;
  const found = shortcuts.find((shortcut: Shortcut) => shortcut.keys.includes(name) && (!typing || shortcut.inFields));
  return found?.action ?? null;
}

/** Keys as they stand on the sheet and in hints: `1 … 9` for a run of digits. */
export const shownKeys = (keys: readonly string[]): readonly string[] =>
  keys.length > 2 ? [keys[0] ?? '', '…', keys.at(-1) ?? ''] : keys;

export const keysOf = (action: ShortcutAction): readonly string[] =>
  shortcuts.find((shortcut) => shortcut.action === action)?.keys ?? [];
