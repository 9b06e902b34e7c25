import { Pencil, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { useUiLabels } from '../../theme/labels.ts';
import { Actions, Pair } from './CrudTable.styles.ts';

export interface RowActionsProps {
  /** What the row is called. */
  name: string;
  onEdit?: () => void;
  onRemove?: () => void;
  /** Further small buttons, before those. */
  children?: ReactNode;
}

/** What can be done with one row, at its end. */
export function RowActions({ name, onEdit, onRemove, children }: RowActionsProps) {
  const labels = useUiLabels();
  return (
    <Actions>
      {children}
      <Pair>
        {onEdit && <IconButton size="sm" label={labels.edit({ name })} icon={<Pencil aria-hidden />} onPress={onEdit} />}
        {onRemove && <IconButton size="sm" label={labels.remove({ name })} icon={<Trash2 aria-hidden />} onPress={onRemove} />}
      </Pair>
    </Actions>
  );
}
