import { chooseDropped } from './acceptedFiles.ts';
import type { FileDropProps } from './FileDrop.tsx';
import { Veil, Zone } from './WholeFileDropArea.styles.ts';

export interface WholeFileDropAreaProps extends Pick<FileDropProps, 'label' | 'acceptedFileTypes' | 'isDisabled' | 'onChoose'> {
  /** Files are being dragged over the area. */
  isCatching: boolean;
  onLeave: () => void;
}

/** What catches files over an area; by the keyboard they are pasted into its button. */
export function WholeFileDropArea({ label, acceptedFileTypes, isDisabled, isCatching, onLeave, onChoose }: WholeFileDropAreaProps) {
  return (
    <Zone
      aria-label={label}
      isDisabled={isDisabled}
      data-catching={isCatching || undefined}
      onDropExit={onLeave}
      onDrop={({ items }) => void chooseDropped(items, acceptedFileTypes).then(onChoose)}
    >
      {({ isDropTarget }) => isDropTarget && <Veil>{label}</Veil>}
    </Zone>
  );
}
