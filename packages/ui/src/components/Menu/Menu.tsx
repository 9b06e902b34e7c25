import { LateTrigger } from '../../internal/overlay/LateTrigger.tsx';
import { lazyPart } from '../../lazy/lazyPart.ts';
import type { MenuProps } from './WholeMenu.tsx';

const WholeMenu = lazyPart(async () => (await import('../../internal/overlay/overlays.ts')).WholeMenu);

/** Actions behind a button, in groups. */
export function Menu(props: MenuProps) {
  return <LateTrigger trigger={props.trigger}>{(trigger) => <WholeMenu {...props} trigger={trigger} />}</LateTrigger>;
}
