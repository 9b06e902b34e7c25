export { Pane, PaneBody, PaneFoot, PaneMiddle } from './Pane.tsx';
export type { PaneProps } from './Pane.tsx';
export { PaneColumns } from './PaneColumns.tsx';
export type { PaneColumnsProps } from './PaneColumns.tsx';
export { PaneHeader } from './PaneHeader.tsx';
export type { PaneHeaderProps } from './PaneHeader.tsx';
export { PaneSection } from './PaneSection.tsx';
export type { PaneSectionProps } from './PaneSection.tsx';
export { usePageFoot } from './usePageFoot.ts';
