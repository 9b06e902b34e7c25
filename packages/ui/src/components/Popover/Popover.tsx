import { LateTrigger } from '../../internal/overlay/LateTrigger.tsx';
import { lazyPart } from '../../lazy/lazyPart.ts';
import type { PopoverProps } from './WholePopover.tsx';

const WholePopover = lazyPart(async () => (await import('../../internal/overlay/overlays.ts')).WholePopover);

/** A small panel beside its trigger. */
export function Popover(props: PopoverProps) {
  return <LateTrigger trigger={props.trigger}>{(trigger) => <WholePopover {...props} trigger={trigger} />}</LateTrigger>;
}
