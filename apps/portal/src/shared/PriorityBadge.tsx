import type { Priority } from '@intake/api/rules';
import { Badge } from '@intake/ui/Badge';
import { useIntl } from 'react-intl';
import { priorityNames } from './vocabulary.messages.ts';

/** Says how urgent something is, before its name in a list; what is routine says nothing. */
export function PriorityBadge({ priority }: { priority: Priority }) {
  const { formatMessage } = useIntl();
  if (priority === 'routine') return null;
  return (
    <Badge tone={priority === 'urgent' ? 'warning' : 'danger'} isSolid={priority === 'stat'}>
      {formatMessage(priorityNames[priority])}
    </Badge>
  );
}
