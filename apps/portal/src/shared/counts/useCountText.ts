import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { countMessages as texts } from './counts.messages.ts';

/** Words for a number of faxes, which the server counts up to a limit. */
export function useCountText(): (count: number, limit?: number) => string {
  const { formatMessage, formatNumber } = useIntl();
  return useCallback(
    (count, limit = 1000) => (count >= limit ? formatMessage(texts.atLeast, { count: limit }) : formatNumber(count)),
    [formatMessage, formatNumber],
  );
}
