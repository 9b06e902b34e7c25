export { Popover } from './Popover.tsx';
export type { PopoverProps } from './WholePopover.tsx';
