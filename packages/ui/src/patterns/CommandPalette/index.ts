export { CommandPalette } from './CommandPalette.tsx';
export type { Command, CommandPaletteProps } from './WholeCommandPalette.tsx';
