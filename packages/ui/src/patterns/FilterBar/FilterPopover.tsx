import { ListFilter } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Popover } from '../../components/Popover/Popover.tsx';
import { useUiLabels } from '../../theme/labels.ts';
import { Columns, Foot } from './FilterPopover.styles.ts';

export interface FilterPopoverProps {
  /** The words of the button, and the accessible name of what opens. */
  label: string;
  /** Stands on the button instead, which is then seen from afar: how many filters are set. */
  activeLabel?: string;
  /** Nothing is set, so nothing can be cleared. */
  isClear: boolean;
  /** How many stand beside each other where there is room. */
  columns?: 2 | 3;
  /** A quiet sentence at the foot. */
  note?: ReactNode;
  onClear: () => void;
  /** Fields, FilterGroups and FilterChoices. What they change acts at once. */
  children: ReactNode;
}

/** What narrows a list, behind a button of its FilterBar. */
export function FilterPopover({ label, activeLabel, isClear, columns = 2, note, onClear, children }: FilterPopoverProps) {
  const labels = useUiLabels();
  return (
    <Popover
      label={label}
      placement="bottom end"
      trigger={
        <Button size="sm" variant={activeLabel ? 'secondary' : 'quiet'} icon={<ListFilter aria-hidden />}>
          {activeLabel ?? label}
        </Button>
      }
    >
      <Columns data-columns={columns}>
        {children}
        <Foot>
          <span>{note}</span>
          <Button size="sm" isDisabled={isClear} onPress={onClear}>
            {labels.clearFilters}
          </Button>
        </Foot>
      </Columns>
    </Popover>
  );
}
