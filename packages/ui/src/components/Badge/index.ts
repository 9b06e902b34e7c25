export { Badge } from './Badge.tsx';
export type { BadgeProps } from './Badge.tsx';
export { BadgeRow } from './BadgeRow.tsx';
export type { BadgeRowProps } from './BadgeRow.tsx';
