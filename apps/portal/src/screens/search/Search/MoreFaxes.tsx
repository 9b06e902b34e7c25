import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { Banner } from '@intake/ui/Banner';
import { Button } from '@intake/ui/Button';
import { Spinner } from '@intake/ui/Spinner';
import type { More } from '../../../data/loadable.ts';
import { searchMessages as texts } from './Search.messages.ts';
import { MoreRow, NearEnd } from './Search.styles.ts';

export interface MoreFaxesProps {
  more: More;
  onMore: () => void;
}

/** Asks for the next faxes before the last one is reached; after a failure only when somebody wants it. */
export function MoreFaxes({ more, onMore }: MoreFaxesProps) {
  const { formatMessage } = useIntl();
  const end = useRef<HTMLDivElement>(null);
  const ask = useRef(onMore);
  useEffect(() => {
    ask.current = onMore;
  });
  useEffect(() => {
    if (more !== 'idle' || !end.current) return undefined;
    const observer = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && ask.current());
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [more]);
  if (more === 'none') return null;
  return (
    <>
      {more === 'failed' && (
        <Banner
          isEdge
          tone="danger"
          actions={
            <Button size="sm" onPress={onMore}>
              {formatMessage(texts.more)}
            </Button>
          }
        >
          {formatMessage(texts.moreFailed)}
        </Banner>
      )}
      {more === 'loading' && (
        <MoreRow>
          <Spinner />
        </MoreRow>
      )}
      <NearEnd ref={end} aria-hidden />
    </>
  );
}
