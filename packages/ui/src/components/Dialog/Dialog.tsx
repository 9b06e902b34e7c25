import { Suspense } from 'react';
import { LateTrigger } from '../../internal/overlay/LateTrigger.tsx';
import { OverlayLate } from '../../internal/overlay/OverlayLate.tsx';
import { overlayPart } from '../../internal/overlay/overlayPart.ts';
import type { DialogProps } from './WholeDialog.tsx';

const WholeDialog = overlayPart((whole) => whole.WholeDialog);

/** Interrupts the page to ask or to do one thing. */
export function Dialog(props: DialogProps) {
  if (!props.trigger) {
    return (
      <Suspense fallback={<OverlayLate />}>
        <WholeDialog {...props} />
      </Suspense>
    );
  }
  return <LateTrigger trigger={props.trigger}>{(trigger) => <WholeDialog {...props} trigger={trigger} />}</LateTrigger>;
}
