import { LateTrigger } from '../../internal/overlay/LateTrigger.tsx';
import { overlayPart } from '../../internal/overlay/overlayPart.ts';
import type { PopoverProps } from './WholePopover.tsx';

const WholePopover = overlayPart((whole) => whole.WholePopover);

/** A small panel beside its trigger. */
export function Popover(props: PopoverProps) {
  return <LateTrigger trigger={props.trigger}>{(trigger) => <WholePopover {...props} trigger={trigger} />}</LateTrigger>;
}
