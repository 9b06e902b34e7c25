import type { Box, FaxDetail, FaxSummary, Word } from '@intake/api/contract';
import { phoneText } from '@intake/api/rules';
import type { Loadable } from '../../data/loadable.ts';

/** The hits on one page, a box for each word that is met, in reading order. */
export interface PageHits {
  page: number;
  boxes: readonly Box[];
}

export interface Preview {
  fax: FaxDetail;
  /** By page number, for the pages whose words have come. */
  words: Readonly<Record<number, readonly Word[]>>;
  hits: readonly PageHits[];
}

export type PreviewModel = { state: 'none' } | Loadable<Preview>;

/** Who is at the other end: the sender, or to whom it was sent. */
export const otherEndOf = ({ direction, senderName, from, physicianName, to }: FaxSummary): string | null =>
  direction === 'outbound' ? (physicianName ?? (to && phoneText(to))) : (senderName ?? (from && phoneText(from)));

/** What a person would call it: the patient, else the other end, else its file; null when nothing is known. */
export const nameOfFax = (fax: FaxSummary): string | null => fax.patientName ?? otherEndOf(fax) ?? fax.originalName;

/** Where a fax is worked on; what was sent stands among what was sent, for those who may see that. */
export const workPlaceOf = ({ id, direction }: Pick<FaxSummary, 'id' | 'direction'>, mayReadSent: boolean): string | null =>
  direction === 'inbound' ? `/app/apps/faxes?fax=${id}` : mayReadSent ? `/app/apps/sentFaxes?sent=${id}` : null;

/** Keys that go from hit to hit, as `KeyboardEvent.key` names. The later one also answers the former's. */
export const hitKeys = { previous: ['Shift', 'h'], next: ['h'] } as const;

/** Words further apart than this share of the page's width are two hits. */
const widestGap = 0.025;

const rectangle = ([x0, y0, x1, y1]: Box) => ({ x: x0, y: y0, width: x1 - x0, height: y1 - y0 });

/** Whether a word goes on where another ends, on the same line. */
function follows([, top, end, bottom]: Box, [nextStart, nextTop, , nextBottom]: Box): boolean {
  const shared = Math.min(bottom, nextBottom) - Math.max(top, nextTop);
  const isSameLine = shared > Math.min(bottom - top, nextBottom - nextTop) / 2;
  return isSameLine && nextStart >= end - widestGap && nextStart - end < widestGap;
}

const around = (a: Box, b: Box): Box => [Math.min(a[0], b[0]), Math.min(a[1], b[1]), Math.max(a[2], b[2]), Math.max(a[3], b[3])];

/** One box for words that stand side by side: a phrase is one hit. */
export function joinWords(boxes: readonly Box[]): Box[] {
  const joined: Box[] = [];
  for (const box of boxes) {
    const last = joined.at(-1);
    if (last && follows(last, box)) joined[joined.length - 1] = around(last, box);
    else joined.push(box);
  }
  return joined;
}

/** The hits as the viewer marks them, in the order in which one steps through them. */
export const hitMarks = (hits: readonly PageHits[]) =>
  hits.flatMap(({ page, boxes }) =>
    joinWords(boxes).map((box, at) => ({ id: `${page}-${at}`, page, box: rectangle(box), kind: 'hit' as const })),
  );

/** The pages as the viewer takes them; images are upright already. */
export const previewPages = (fax: Pick<FaxDetail, 'pages'>, words: Readonly<Record<number, readonly Word[]>>) =>
  fax.pages.map(({ id, number, width, height, imageUrl, thumbnailUrl }) => ({
    id,
    width,
    height,
    imageUrl,
    thumbnailUrl,
    words: words[number]?.map(({ text, box }) => ({ text, box: rectangle(box) })),
  }));
