import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { Desk, Frame, Scroller, Stack } from './DocumentViewer.styles.ts';
import { PageStrip } from './PageStrip.tsx';
import { revealMark, usePageScroll, useViewport } from './useViewerScroll.ts';
import { useZoomGesture } from './useZoomGesture.ts';
import { groupByPage, scaleOf, turn, zoomStep } from './viewer.model.ts';
import type { Rotation, ViewerMark, ViewerPage, Zoom } from './viewer.model.ts';
import { ViewerSheet } from './ViewerSheet.tsx';
import { ViewerToolbar } from './ViewerToolbar.tsx';

export interface DocumentViewerProps {
  /** What the document is, for screen readers. */
  label: string;
  pages: readonly ViewerPage[];
  /** Which document it is: another one is shown from its top, while the toolbar stays. */
  documentId?: string;
  /** The page in view, 1-based. Left out, the viewer keeps it by itself. */
  page?: number;
  onPageChange?: (change: { page: number }) => void;
  /** What to see on the pages: search hits, places that values were read from. */
  marks?: readonly ViewerMark[];
  /** The `id` of the mark to look at; a change brings it into view. */
  activeMark?: string;
  /** What it begins with. */
  defaultZoom?: Zoom;
  /** Left out, the viewer keeps it by itself. */
  zoom?: Zoom;
  onZoomChange?: (change: { zoom: Zoom }) => void;
  /** Whether it has keys of its own: false when the screen around it gives these keys other meanings. */
  hasKeys?: boolean;
  /** Whether the small pictures show at first; by default with more than one page, where they take nothing from it. */
  defaultStrip?: boolean;
  /** More buttons at the end of the toolbar. */
  toolbarEnd?: ReactNode;
  /** Asks to turn a page; the caller gives back the new `rotation`. Without it pages cannot be turned. */
  onRotate?: (change: { page: number; rotation: Rotation }) => void;
  /** A page that failed is asked for again. */
  onRetryPage?: (retry: { page: number }) => void;
}

/** px: a page that is 780 wide, its margins, and the small pictures. */
const roomForStrip = 920;

const noMarks: readonly ViewerMark[] = [];

/** Pages of a fax under each other, with the places that matter marked. Its keys: n, p, +, -, w, 0, r. */
export function DocumentViewer(props: DocumentViewerProps) {
  const { label, pages, documentId, onPageChange, marks = noMarks, activeMark, defaultZoom = 'fit-width', hasKeys = true, toolbarEnd, onZoomChange, onRotate, onRetryPage } = props;
  const frame = useRef<HTMLElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const [own, setOwn] = useState({ documentId, page: 1 });
  const [ownZoom, setOwnZoom] = useState<Zoom>(defaultZoom);
  const zoom = props.zoom ?? ownZoom;
  const [strip, setStrip] = useState(props.defaultStrip);
  const room = useViewport(frame);
  const hasStrip = strip ?? (pages.length > 1 && room.width >= roomForStrip);
  const page = Math.min(props.page ?? (own.documentId === documentId ? own.page : 1), Math.max(1, pages.length));
  const viewport = useViewport(scroller);
  const current = pages[page - 1];
  const scale = current ? scaleOf(zoom, current, viewport) : 1;

  const tellPage = useCallback(
    (choice: { page: number }) => {
      setOwn({ documentId, page: choice.page });
      onPageChange?.(choice);
    },
    [documentId, onPageChange],
  );
  const goTo = usePageScroll({ scroller, page, documentId, onPage: tellPage });
  const showPage = (choice: { page: number }) => {
    if (choice.page < 1 || choice.page > pages.length) return;
    goTo(choice.page);
    tellPage(choice);
  };
  const changeZoom = useCallback(
    (change: { zoom: Zoom }) => {
      setOwnZoom(change.zoom);
      onZoomChange?.(change);
    },
    [onZoomChange],
  );
  useZoomGesture(scroller, scale, changeZoom);

  const isReady = viewport.width > 0;
  useEffect(() => {
    if (activeMark !== undefined && isReady && scroller.current) revealMark(scroller.current, activeMark);
  }, [activeMark, isReady]);

  const rotate = ({ by }: { by: 90 | -90 }) => current && onRotate?.({ page, rotation: turn(current.rotation ?? 0, by) });
  const marksByPage = useMemo(() => groupByPage(marks), [marks]);

  const keys: Readonly<Record<string, () => void>> = {
    n: () => showPage({ page: page + 1 }),
    p: () => showPage({ page: page - 1 }),
    PageDown: () => showPage({ page: page + 1 }),
    PageUp: () => showPage({ page: page - 1 }),
    '+': () => changeZoom({ zoom: zoomStep(scale, 1) }),
    '=': () => changeZoom({ zoom: zoomStep(scale, 1) }),
    '-': () => changeZoom({ zoom: zoomStep(scale, -1) }),
    w: () => changeZoom({ zoom: 'fit-width' }),
    '0': () => changeZoom({ zoom: 'fit-page' }),
    ...(onRotate && { r: () => rotate({ by: 90 }), R: () => rotate({ by: -90 }) }),
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const act = keys[event.key];
    if (!act || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    act();
  };

  return (
    <Frame ref={frame} aria-label={label} onKeyDown={hasKeys ? onKeyDown : undefined}>
      <ViewerToolbar
        page={page}
        pages={pages.length}
        zoom={zoom}
        scale={scale}
        hasStrip={hasStrip}
        hasKeys={hasKeys}
        end={toolbarEnd}
        onPage={showPage}
        onZoom={changeZoom}
        onStrip={({ isShown }) => setStrip(isShown)}
        onRotate={onRotate && rotate}
      />
      <Desk>
        {hasStrip && <PageStrip pages={pages} current={page} marked={new Set(marksByPage.keys())} onPage={showPage} />}
        <Scroller ref={scroller} data-part="scroller" tabIndex={0} role="group" aria-label={label}>
          <Stack>
            {isReady &&
              pages.map((item, at) => (
                <ViewerSheet
                  key={item.id}
                  page={item}
                  number={at + 1}
                  scale={scaleOf(zoom, item, viewport)}
                  marks={marksByPage.get(at + 1) ?? noMarks}
                  activeMark={activeMark}
                  onRetry={onRetryPage}
                />
              ))}
          </Stack>
        </Scroller>
      </Desk>
    </Frame>
  );
}
