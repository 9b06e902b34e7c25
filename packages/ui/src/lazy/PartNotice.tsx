import { createPortal } from 'react-dom';
import { PartFailed } from './PartFailed.tsx';
import type { PartFailedProps } from './PartFailed.tsx';
import { Notice } from './PartNotice.styles.ts';

/** The same above the page, for what opens over it: it has no place of its own. */
export const PartNotice = (props: PartFailedProps) =>
  createPortal(
    <Notice>
      <PartFailed {...props} />
    </Notice>,
    document.body,
  );
