import { LateTrigger } from '../../internal/overlay/LateTrigger.tsx';
import { overlayPart } from '../../internal/overlay/overlayPart.ts';
import type { MenuProps } from './WholeMenu.tsx';

const WholeMenu = overlayPart((whole) => whole.WholeMenu);

/** Actions behind a button, in groups. */
export function Menu(props: MenuProps) {
  return <LateTrigger trigger={props.trigger}>{(trigger) => <WholeMenu {...props} trigger={trigger} />}</LateTrigger>;
}
