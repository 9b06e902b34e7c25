import { fitForm, onPage, type FormFit } from './formFit.ts';
import { overlapOf, type FormPage, type FormShape } from './formShape.ts';

export interface ChosenForm<Form> {
  form: Form;
  /** Place of the page among those given, from 0. */
  page: number;
  fit: FormFit;
}

/** A rival that is found nearly as well may be the one: by this share of its anchors. */
const nearlyAsWell = 0.06;
/** Of the smaller of two places, to be the same one. */
const leastShared = 1 / 3;

/**
 * The form that is on these pages, and where. Two that look alike are told apart by how many of their printed words are
 * there; where that does not tell and they have a field at different places, it is neither.
 */
export function chooseForm<Form extends { shape: FormShape }>(forms: readonly Form[], pages: readonly FormPage[]): ChosenForm<Form> | null {
  const found = forms
    .flatMap((form) => pages.flatMap((page, at): ChosenForm<Form>[] => {
      const fit = fitForm(form.shape, page);
      return fit ? [{ form, page: at, fit }] : [];
    }))
    .sort((a, b) => b.fit.share - a.fit.share || b.form.shape.anchors.length - a.form.shape.anchors.length || a.fit.residual - b.fit.residual);
  const [best, ...others] = found;
  if (!best) return null;
  const rivals = others.filter(({ form, fit }) => form !== best.form && fit.share > best.fit.share - nearlyAsWell);
  return rivals.some((rival) => isContradicted(best, rival)) ? null : best;
}

/** Whether two forms have a field at places that do not touch. */
function isContradicted(one: ChosenForm<{ shape: FormShape }>, other: ChosenForm<{ shape: FormShape }>): boolean {
  if (one.page !== other.page) return true;
  return one.form.shape.zones.some(({ field, box }) => {
    const theirs = other.form.shape.zones.find((zone) => zone.field === field);
    return theirs !== undefined && overlapOf(onPage(one.fit, box), onPage(other.fit, theirs.box)) < leastShared;
  });
}
