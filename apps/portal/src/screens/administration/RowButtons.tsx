import { IconButton } from '@intake/ui/IconButton';
import { Pencil, Trash2 } from 'lucide-react';
import { useIntl } from 'react-intl';
import { commonMessages } from './administration.messages.ts';
import { RowActions } from './administration.styles.ts';

export interface RowButtonsProps {
  /** What the row is called. */
  name: string;
  onEdit: () => void;
  /** Left out for what stays. */
  onRemove?: () => void;
}

export function RowButtons({ name, onEdit, onRemove }: RowButtonsProps) {
  const { formatMessage } = useIntl();
  return (
    <RowActions>
      <IconButton size="sm" label={formatMessage(commonMessages.editNamed, { name })} icon={<Pencil aria-hidden />} onPress={onEdit} />
      {onRemove && (
        <IconButton size="sm" label={formatMessage(commonMessages.removeNamed, { name })} icon={<Trash2 aria-hidden />} onPress={onRemove} />
      )}
    </RowActions>
  );
}
