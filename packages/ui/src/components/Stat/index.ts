export { Stat } from './Stat.tsx';
export type { StatProps, StatTrend } from './Stat.tsx';
