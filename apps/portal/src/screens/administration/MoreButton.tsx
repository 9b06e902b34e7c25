import { Button } from '@intake/ui/Button';
import { useIntl } from 'react-intl';
import type { Paged } from '../../data/loadable.ts';
import { commonMessages } from './administration.messages.ts';

/** Stands below a list while there is more of it on the server. */
export function MoreButton({ list, onMore }: { list: Paged<unknown>; onMore: () => void }) {
  const { formatMessage } = useIntl();
  if (list.state !== 'ready' || list.value.more === 'none') return null;
  return (
    <div>
      <Button isPending={list.value.more === 'loading'} onPress={onMore}>
        {formatMessage(commonMessages.more)}
      </Button>
    </div>
  );
}
