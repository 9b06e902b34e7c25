import { LateTrigger } from '../../../internal/overlay/LateTrigger.tsx';
import { overlayPart } from '../../../internal/overlay/overlayPart.ts';
import type { NavPopoverProps } from './WholeNavPopover.tsx';

const WholeNavPopover = overlayPart((whole) => whole.WholeNavPopover);

/** Links behind a button: a group where there is no room to open it in place, or what a row has no room for. */
export function NavPopover(props: NavPopoverProps) {
  return <LateTrigger trigger={props.trigger}>{(trigger) => <WholeNavPopover {...props} trigger={trigger} />}</LateTrigger>;
}
