import { X } from 'lucide-react';
import { Text } from 'react-aria-components/Text';
import type { QueuedToast } from 'react-aria-components/Toast';
import { toneIcon } from '../../internal/toneIcon.tsx';
import { useUiLabels } from '../../theme/labels.ts';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Item, Region, Stack, Words } from './Toast.styles.ts';
import { toastRoom } from './toastRoom.ts';
import type { ToastMessage, ToastQueue } from './toastQueue.ts';

export function WholeToastRegion({ queue }: { queue: ToastQueue }) {
  return (
    // react-aria names it by how many there are, in the reader's language. With one name for all numbers F6 would not find it.
    <Region ref={toastRoom} queue={queue}>
      <Stack>{({ toast }) => <Message queue={queue} toast={toast as QueuedToast<ToastMessage>} />}</Stack>
    </Region>
  );
}

function Message({ queue, toast }: { queue: ToastQueue; toast: QueuedToast<ToastMessage> }) {
  const labels = useUiLabels();
  const { title, description, tone = 'neutral', action } = toast.content;
  const close = () => queue.close(toast.key);
  const act = () => {
    close();
    action?.onAction();
  };
  const Icon = toneIcon[tone];
  return (
    <Item toast={toast} data-tone={tone}>
      <Icon aria-hidden />
      <Words>
        <Text slot="title">{title}</Text>
        {description && <Text slot="description">{description}</Text>}
      </Words>
      {action && (
        <Button size="sm" onPress={act}>
          {action.label}
        </Button>
      )}
      <IconButton label={labels.close} icon={<X aria-hidden />} size="sm" onPress={close} />
    </Item>
  );
}
