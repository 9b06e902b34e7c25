import { Button } from '@intake/ui/Button';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { authMessages } from '../../../shared/signIn/auth.messages.ts';

/** The service sends one mail a minute to an address; milliseconds. */
const gap = 60_000;

interface ResendCodeProps {
  sentAt: number;
  isBusy: boolean;
  onSend: () => void;
}

/** Another mail, as soon as the service would send one. */
export function ResendCode({ sentAt, isBusy, onSend }: ResendCodeProps) {
  const { formatMessage } = useIntl();
  const [now, setNow] = useState(sentAt);
  const seconds = Math.ceil((sentAt + gap - Math.max(now, sentAt)) / 1000);
  const isWaiting = seconds > 0;
  useEffect(() => {
    if (!isWaiting) return;
    const ticking = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(ticking);
  }, [isWaiting]);
  return (
    <Button variant="quiet" size="sm" isDisabled={isWaiting || isBusy} onPress={onSend}>
      {isWaiting ? formatMessage(authMessages.codeAgainIn, { seconds }) : formatMessage(authMessages.codeAgain)}
    </Button>
  );
}
