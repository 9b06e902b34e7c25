import type { CSSProperties, ReactNode } from 'react';
import { place } from '../DocumentViewer/ViewerSheet.tsx';
import type { PageBox, ViewerPage } from '../DocumentViewer/viewer.model.ts';
import { Caption, Glass, Paper, Place, Root } from './EvidenceSnippet.styles.ts';
import { snippetOf } from './snippet.model.ts';

export interface EvidenceSnippetProps {
  /** Which field it is of, and where it stands. */
  caption: ReactNode;
  page: Pick<ViewerPage, 'imageUrl' | 'width' | 'height' | 'rotation'>;
  /** The place on the page, before it is turned. */
  box: PageBox;
}

const percent = (share: number) => `${share * 100}%`;

/**
 * The place on the page that a value was read from, enlarged. It keeps its size whatever it shows, so that a form below
 * it never moves. For the eye alone: the viewer says the words of the page.
 */
export function EvidenceSnippet({ caption, page, box: evidence }: EvidenceSnippetProps) {
  const { zoom, x, y, shape, box } = snippetOf(page, evidence);
  const paper = { '--zoom': zoom, '--shape': shape, '--x': percent(-x), '--y': percent(-y), '--turn': `${page.rotation ?? 0}deg` };
  return (
    <Root>
      <Caption>{caption}</Caption>
      <Glass aria-hidden>
        <Paper style={paper as CSSProperties} data-sideways={(page.rotation ?? 0) % 180 === 90 || undefined}>
          <img src={page.imageUrl} alt="" draggable={false} />
          <Place style={place(box)} />
        </Paper>
      </Glass>
    </Root>
  );
}
