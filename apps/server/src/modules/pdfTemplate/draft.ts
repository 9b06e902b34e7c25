import type { PdfTemplateDraft } from '@intake/api/contract';
import { alignTo, chooseAnchors, isZoneField, printedWords, zonesAround, type FormFit, type PlacedWord, type SeenPlace } from '@intake/api/rules/forms';
import type { ReadField } from '../../pipeline/extraction/forms/learn.ts';
import type { ExtractionPage } from '../../pipeline/extraction/page/page.ts';

/**
 * Anchors and zones as they could be: zones where the ordinary rules found values, anchors among the words that other
 * faxes of the sender have at the same places, or without any among the words that are no value.
 */
export function draftShape(page: ExtractionPage, read: readonly ReadField[], others: readonly ExtractionPage[]): Pick<PdfTemplateDraft, 'anchors' | 'zones' | 'aspect'> {
  const reference = { aspect: page.height / page.width, words: page.words };
  const fits = alignTo(reference, others.map(({ width, height, words }) => ({ aspect: height / width, words }))).filter((fit): fit is FormFit => fit !== null);
  const found = read.filter(({ page: number, box, value }) => number === page.number && box !== null && value !== null);
  const places = found.flatMap(({ field, box, flags }): SeenPlace[] => (isZoneField(field) ? [{ field, boxes: [box!], ...(flags.includes('ticked') && { kind: 'tick' as const }) }] : []));
  const isValue = ({ box: [x0, y0, x1, y1] }: PlacedWord) =>
    places.some(({ boxes }) => boxes.some(([left, top, right, bottom]) => x0 < right && x1 > left && y0 < bottom && y1 > top));
  const printed = fits.length > 0 ? printedWords(reference, fits) : reference.words.filter((word) => word.confidence > leastTrust && !isValue(word));
  const zones = zonesAround(places, printed);
  return { aspect: reference.aspect, zones, anchors: chooseAnchors(printed.map(({ text, box }) => ({ text: text.slice(0, 60), box })), zones).map(({ text, box }) => ({ text, box: [...box] })) } as Pick<PdfTemplateDraft, 'anchors' | 'zones' | 'aspect'>;
}

/** A word that was hardly to be read is no good to know a form by. */
const leastTrust = 0.8;
