export { Tooltip, TooltipAnchor } from './Tooltip.tsx';
export type { TooltipProps } from './Tooltip.tsx';
