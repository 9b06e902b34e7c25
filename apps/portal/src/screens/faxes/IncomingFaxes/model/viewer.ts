import type { FaxDetail, Word } from '@intake/api/contract';
import type { IntlShape } from 'react-intl';
import { extractionFieldNames } from '../../../../shared/vocabulary.messages.ts';
import { extractionOf, formEvidence } from './evidence.ts';
import type { PlannedPage, Turn } from './pagePlan.ts';

/** Quarter turns that a reader gave pages while looking, by page number. */
export type Turns = Readonly<Record<number, Turn>>;

type Box = readonly [number, number, number, number];
const rectangle = ([x0, y0, x1, y1]: Box) => ({ x: x0, y: y0, width: x1 - x0, height: y1 - y0 });

/** The pages as the viewer takes them: images are upright already, so only the reader's own turns are told. */
export const viewerPages = (fax: Pick<FaxDetail, 'pages'>, turns: Turns, words: Readonly<Record<number, readonly Word[]>>) =>
  fax.pages.map((page) => ({
    id: page.id,
    width: page.width,
    height: page.height,
    imageUrl: page.imageUrl,
    thumbnailUrl: page.thumbnailUrl,
    rotation: turns[page.number] ?? (0 as Turn),
    words: words[page.number]?.map(({ text, box }) => ({ text, box: rectangle(box) })),
  }));

/** Every place that a value was read from. */
export const viewerMarks = (fax: Pick<FaxDetail, 'extractions'>, intl: IntlShape) =>
  fax.extractions.flatMap(({ field, page, box }) =>
    page === null || box === null
      ? []
      : [{ id: field, page, box: rectangle(box), kind: 'evidence' as const, label: intl.formatMessage(extractionFieldNames[field]) }],
  );

const fieldsInOrder = [formEvidence.patient, formEvidence.physician, formEvidence.reason, formEvidence.modality].flat();

/** The place to show enlarged: the active field's, else that of the first field which stands on a page. */
export function enlargedPlace(fax: Pick<FaxDetail, 'extractions' | 'pages'>, turns: Turns, activeField: string | null) {
  const places = fax.extractions.filter(({ page, box }) => page !== null && box !== null);
  const active = places.find(({ field }) => field === activeField);
  const first = active ? null : fieldsInOrder.find((field) => places.some((place) => place.field === field));
  const place = active ?? (first && extractionOf({ extractions: places }, first));
  const page = place && fax.pages.find(({ number }) => number === place.page);
  if (!place?.box || !page) return null;
  const { imageUrl, width, height, number } = page;
  return { field: place.field, number, box: rectangle(place.box), page: { imageUrl, width, height, rotation: turns[number] ?? (0 as Turn) } };
}

/** The new version that turned pages make, null when none is turned. */
export const turnedPages = (fax: Pick<FaxDetail, 'pages'>, turns: Turns): PlannedPage[] | null =>
  fax.pages.some(({ number }) => turns[number]) ? fax.pages.map(({ number }) => ({ number, rotate: turns[number] ?? 0 })) : null;
