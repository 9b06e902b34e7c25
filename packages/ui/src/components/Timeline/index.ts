export { Timeline } from './Timeline.tsx';
export type { TimelineItem } from './Timeline.tsx';
