import { ErrorState } from '@intake/ui/ErrorState';
import { useIntl } from 'react-intl';
import { commonMessages } from './administration.messages.ts';

/** Stands where something could not be loaded. */
export function LoadFailed({ onRetry }: { onRetry: () => void }) {
  const { formatMessage } = useIntl();
  return (
    <ErrorState title={formatMessage(commonMessages.failedTitle)} onRetry={onRetry}>
      {formatMessage(commonMessages.failedText)}
    </ErrorState>
  );
}
