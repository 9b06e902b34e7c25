import { Suspense, useState } from 'react';
import type { DragEvent, ReactNode } from 'react';
import { overlayPart } from '../../internal/overlay/overlayPart.ts';
import { Area } from './FileDropArea.styles.ts';
import type { FileDropProps } from './FileDrop.tsx';

const WholeFileDropArea = overlayPart((whole) => whole.WholeFileDropArea);

export interface FileDropAreaProps extends Pick<FileDropProps, 'label' | 'acceptedFileTypes' | 'isDisabled' | 'onChoose'> {
  children: ReactNode;
}

/** Lets a whole screen take files; a veil shows while they hover over it. */
export function FileDropArea({ children, ...catching }: FileDropAreaProps) {
  const [isCatching, setCatching] = useState(false);
  return (
    <Area
      onDragEnter={() => setCatching(true)}
      onDragOver={refuse}
      onDrop={refuse}
      // A pointer that moves drags nothing, however the dragging has ended.
      onPointerMove={isCatching ? () => setCatching(false) : undefined}
    >
      <Suspense>
        <WholeFileDropArea {...catching} isCatching={isCatching} onLeave={() => setCatching(false)} />
      </Suspense>
      {children}
    </Area>
  );
}

/** Before anything can catch them, files must not take the place of the page. */
function refuse(event: DragEvent) {
  event.preventDefault();
  event.dataTransfer.dropEffect = 'none';
}
