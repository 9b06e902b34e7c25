export { SplitView } from './SplitView.tsx';
export type { SplitViewProps } from './SplitView.tsx';
