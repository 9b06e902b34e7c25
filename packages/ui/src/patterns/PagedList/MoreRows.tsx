import { useEffect, useEffectEvent, useRef } from 'react';
import type { ReactNode } from 'react';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Spinner } from '../../components/Spinner/Spinner.tsx';
import { useUiLabels } from '../../theme/labels.ts';
import type { More } from '../Loaded/loadState.ts';
import { End, NearEnd, Row } from './PagedList.styles.ts';

export interface MoreRowsProps {
  more: More;
  asks: 'by-button' | 'near-end' | 'by-itself';
  end?: ReactNode;
  isEdge?: boolean;
  onMore: () => void;
}

/** What stands below the rows that are here. After a failure only a person asks again. */
export function MoreRows({ more, asks, end, isEdge, onMore }: MoreRowsProps) {
  const labels = useUiLabels();
  if (more === 'none') return end ? <End>{end}</End> : null;
  if (more === 'failed') {
    return (
      <Banner
        isEdge={isEdge}
        tone="danger"
        actions={
          <Button size="sm" onPress={onMore}>
            {labels.retry}
          </Button>
        }
      >
        {labels.moreFailed}
      </Banner>
    );
  }
  if (asks === 'by-itself') return null;
  if (asks === 'near-end') return more === 'loading' ? <Row><Spinner /></Row> : <EndWatch onMore={onMore} />;
  return (
    <div>
      <Button isPending={more === 'loading'} onPress={onMore}>
        {labels.showMore}
      </Button>
    </div>
  );
}

/** Asks once it comes into view, while there is still something left to read. */
function EndWatch({ onMore }: { onMore: () => void }) {
  const end = useRef<HTMLDivElement>(null);
  const ask = useEffectEvent(onMore);
  useEffect(() => {
    if (!end.current) return undefined;
    const observer = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && ask());
    observer.observe(end.current);
    return () => observer.disconnect();
  }, []);
  return <NearEnd ref={end} aria-hidden />;
}
