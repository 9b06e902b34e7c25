import { useEffect, useRef } from 'react';
import type { CSSProperties } from 'react';
import { useUiLabels } from '../../theme/labels.ts';
import { Strip, Thumb } from './DocumentViewer.styles.ts';
import { paperSize } from './viewer.model.ts';
import type { ViewerPage } from './viewer.model.ts';

export interface PageStripProps {
  pages: readonly ViewerPage[];
  current: number;
  /** Pages (1-based) that carry a mark. */
  marked: ReadonlySet<number>;
  onPage: (choice: { page: number }) => void;
}

/** Small pictures of all pages: one stop of the Tab key, the arrows move inside. */
export function PageStrip({ pages, current, marked, onPage }: PageStripProps) {
  const labels = useUiLabels();
  const strip = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const thumb = strip.current?.querySelector<HTMLElement>('[aria-current]');
    if (!strip.current || !thumb) return;
    const { offsetTop, offsetHeight } = thumb;
    const { scrollTop, clientHeight } = strip.current;
    const top = offsetTop - strip.current.offsetTop;
    if (top < scrollTop || top + offsetHeight > scrollTop + clientHeight) strip.current.scrollTop = top - clientHeight / 3;
  }, [current]);

  return (
    <Strip ref={strip} orientation="vertical" aria-label={labels.viewerPages}>
      <ol>
        {pages.map((page, at) => {
          const number = at + 1;
          return (
            <li key={page.id}>
              <Thumb
                type="button"
                aria-current={number === current ? 'page' : undefined}
                aria-label={labels.page({ page: number })}
                data-marked={marked.has(number) || undefined}
                style={shape(page)}
                onClick={() => onPage({ page: number })}
              >
                <span>
                  <img src={page.thumbnailUrl ?? page.imageUrl} alt="" loading="lazy" decoding="async" />
                </span>
                <span>{number}</span>
              </Thumb>
            </li>
          );
        })}
      </ol>
    </Strip>
  );
}

/** A turned picture keeps its own proportions inside the turned frame. */
function shape(page: ViewerPage): CSSProperties {
  const { width, height } = paperSize(page);
  const isSideways = page.rotation === 90 || page.rotation === 270;
  return {
    '--shape': `${width} / ${height}`,
    '--turn': `${page.rotation ?? 0}deg`,
    '--image-width': isSideways ? `${(height / width) * 100}%` : '100%',
    '--image-height': isSideways ? `${(width / height) * 100}%` : '100%',
  } as CSSProperties;
}
