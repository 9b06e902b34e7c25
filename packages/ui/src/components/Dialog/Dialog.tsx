import { Suspense } from 'react';
import { LateTrigger } from '../../internal/overlay/LateTrigger.tsx';
import { lazyPart } from '../../lazy/lazyPart.ts';
import type { DialogProps } from './WholeDialog.tsx';

const WholeDialog = lazyPart(async () => (await import('../../internal/overlay/overlays.ts')).WholeDialog);

/** Interrupts the page to ask or to do one thing. */
export function Dialog(props: DialogProps) {
  if (!props.trigger) {
    return (
      <Suspense>
        <WholeDialog {...props} />
      </Suspense>
    );
  }
  return <LateTrigger trigger={props.trigger}>{(trigger) => <WholeDialog {...props} trigger={trigger} />}</LateTrigger>;
}
