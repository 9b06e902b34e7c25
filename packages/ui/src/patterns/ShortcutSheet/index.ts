export { ShortcutSheet } from './ShortcutSheet.tsx';
export type { ShortcutSheetProps } from './ShortcutSheet.tsx';
export type { Shortcut } from './shortcuts.model.ts';
export { useShortcuts } from './useShortcuts.ts';
