import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { useUiLabels } from '../../theme/labels.ts';
import { PaneMiddle } from '../Pane/Pane.tsx';
import { SplitView } from '../SplitView/SplitView.tsx';
import type { SplitViewProps } from '../SplitView/SplitView.tsx';
import { BackRow, Part } from './MasterDetail.styles.ts';
import { KeepFocus } from './KeepFocus.ts';
import { useDetailFocus } from './useDetailFocus.ts';

export interface MasterDetailProps extends Pick<SplitViewProps, 'defaultRatio' | 'ratio' | 'minStart' | 'minEnd' | 'onResize'> {
  /** Accessible names of the two panes. */
  listLabel: string;
  detailLabel: string;
  list: ReactNode;
  /** What was chosen, also while it is on its way: a Pane, or a Loaded around one. */
  detail: ReactNode;
  /** Stands in place of it while nothing is chosen: an EmptyState that says what to choose. */
  none: ReactNode;
  /** The `id` of what is chosen, null for nothing. */
  openId: string | null;
  /** Takes the list away while something is chosen; what it holds stays as it is. */
  isListHidden?: boolean;
  onClose: () => void;
}

/** A list and what is chosen from it. Where there is no room for both, what is chosen covers the list. */
export function MasterDetail({ listLabel, detailLabel, list, detail, none, openId, isListHidden, onClose, ...split }: MasterDetailProps) {
  const labels = useUiLabels();
  const { listRef, detailRef, detailEvents } = useDetailFocus(openId);
  const isOpen = openId !== null;
  return (
    <SplitView
      {...split}
      startLabel={listLabel}
      endLabel={detailLabel}
      narrowPane={isOpen ? 'end' : 'start'}
      hiddenPane={isOpen && isListHidden ? 'start' : undefined}
      start={<Part ref={listRef}>{list}</Part>}
      end={
        <Part ref={detailRef} tabIndex={-1} {...detailEvents}>
          <KeepFocus openId={openId} part={detailRef} />
          {isOpen && (
            <BackRow>
              <IconButton label={labels.backToList} icon={<ArrowLeft aria-hidden data-flip />} onPress={onClose} />
            </BackRow>
          )}
          {isOpen ? detail : <PaneMiddle>{none}</PaneMiddle>}
        </Part>
      }
    />
  );
}
