import type { LetterPage } from '@intake/api/contract';
import { useEffect, useEffectEvent, useRef } from 'react';
import { createPortal } from 'react-dom';
import { OnlySheets } from './onlySheets.styles.ts';
import { Pages, WholePaper } from './PrintedPages.styles.ts';

export interface PrintedPagesProps {
  pages: readonly LetterPage[];
  /** They are on paper, or the browser's dialog was left. */
  onDone: () => void;
}

/** Puts pages that the server drew on paper, each on a sheet: the browser is asked once all of them are here. */
export function PrintedPages({ pages, onDone }: PrintedPagesProps) {
  const sheets = useRef<HTMLDivElement>(null);
  const done = useEffectEvent(onDone);
  useEffect(() => {
    let isLeft = false;
    const finish = () => done();
    window.addEventListener('afterprint', finish);
    const images = [...(sheets.current?.querySelectorAll('img') ?? [])];
    void Promise.all(images.map((image) => image.decode())).then(() => {
      if (!isLeft) window.print();
    }, finish);
    return () => {
      isLeft = true;
      window.removeEventListener('afterprint', finish);
    };
  }, [pages]);
  return createPortal(
    <>
      <OnlySheets />
      <WholePaper />
      <Pages ref={sheets} data-part="sheets">
        {pages.map(({ width, height, imageUrl }, at) => (
          <img key={at} src={imageUrl} width={width} height={height} alt="" />
        ))}
      </Pages>
    </>,
    document.body,
  );
}
