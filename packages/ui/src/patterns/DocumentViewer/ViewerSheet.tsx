import { memo, useEffect, useRef, useState } from 'react';
import type { CSSProperties } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Spinner } from '../../components/Spinner/Spinner.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { useUiLabels } from '../../theme/labels.ts';
import { Mark, Notice, Page, Sheet, Words } from './DocumentViewer.styles.ts';
import { paperSize } from './viewer.model.ts';
import type { PageBox, ViewerMark, ViewerPage } from './viewer.model.ts';

export interface ViewerSheetProps {
  page: ViewerPage;
  /** 1-based. */
  number: number;
  /** Share of real size. */
  scale: number;
  marks: readonly ViewerMark[];
  activeMark?: string;
  onRetry?: (retry: { page: number }) => void;
}

const percent = (share: number) => `${share * 100}%`;

/** Boxes lie on an image, which has no reading direction: left stays left. */
export const place = ({ x, y, width, height }: PageBox): CSSProperties => ({
  left: percent(x),
  top: percent(y),
  width: percent(width),
  height: percent(height),
});

function PlainSheet({ page, number, scale, marks, activeMark, onRetry }: ViewerSheetProps) {
  const labels = useUiLabels();
  const frame = useRef<HTMLElement>(null);
  const isNear = useNearView(frame, number === 1);
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');
  const [attempt, setAttempt] = useState(0);
  const shown = paperSize(page);
  const sheet = paperSize({ ...page, rotation: 0 });
  const style = {
    '--shown-width': `${shown.width * scale}px`,
    '--shown-height': `${shown.height * scale}px`,
    '--sheet-width': `${sheet.width * scale}px`,
    '--sheet-height': `${sheet.height * scale}px`,
    '--turn': `${page.rotation ?? 0}deg`,
  } as CSSProperties;

  const retry = () => {
    setState('loading');
    setAttempt(attempt + 1);
    onRetry?.({ page: number });
  };

  return (
    <Page ref={frame} data-page={number} aria-label={labels.page({ page: number })} aria-busy={isNear && state === 'loading'} style={style}>
      <Sheet data-state={state}>
        {isNear && state !== 'failed' && (
          <img
            key={`${page.imageUrl} ${attempt}`}
            src={page.imageUrl}
            alt=""
            draggable={false}
            decoding={number === 1 ? 'sync' : 'async'}
            // What was fetched ahead is there at once, before it is drawn as loading.
            ref={(image) => {
              if (image?.complete && image.naturalWidth > 0) setState('ready');
            }}
            onLoad={() => setState('ready')}
            onError={() => setState('failed')}
          />
        )}
        {isNear && state === 'loading' && (
          <Notice>
            <Spinner label={labels.page({ page: number })} />
          </Notice>
        )}
        {state === 'failed' && (
          <Notice role="alert">
            {labels.pageFailed}
            <Button size="sm" onPress={retry}>
              {labels.retry}
            </Button>
          </Notice>
        )}
        {isNear && page.words && (
          <Words translate="no">
            {page.words.map(({ text, box }, at) => (
              <span key={at} style={{ ...place(box), fontSize: `${Math.round(box.height * 400) / 4}cqh` }}>
                {`${text} `}
              </span>
            ))}
          </Words>
        )}
        {marks.map((mark) => (
          <Mark
            key={mark.id}
            data-mark={mark.id}
            data-kind={mark.kind}
            data-active={mark.id === activeMark || undefined}
            style={place(mark.box)}
          >
            {mark.label && <VisuallyHidden>{mark.label}</VisuallyHidden>}
          </Mark>
        ))}
      </Sheet>
    </Page>
  );
}

export const ViewerSheet = memo(PlainSheet);

/** True once the element has come within a screen of the view, or begins there; a page stays loaded after that. */
function useNearView(element: { current: HTMLElement | null }, isFirst: boolean): boolean {
  const [isNear, setNear] = useState(isFirst);
  useEffect(() => {
    if (!element.current || isNear) return undefined;
    const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && setNear(true), {
      root: element.current.closest('[data-part="scroller"]'),
      rootMargin: '100%',
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, isNear]);
  return isNear;
}
