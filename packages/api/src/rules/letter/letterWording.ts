import { letterWordingEn } from './letterWordingEn.ts';
import { letterWordingFr } from './letterWordingFr.ts';
import { letterWordingJa } from './letterWordingJa.ts';
import { letterWordingZh } from './letterWordingZh.ts';
import type { LetterWording } from './letterText.ts';
import type { Locale } from '../locales.ts';
import type { LetterKind } from '../vocabulary.ts';

/** What letters say in an organisation that has no wording of its own. */
export const letterWording: Record<Locale, Record<LetterKind, LetterWording>> = {
  en: letterWordingEn,
  fr: letterWordingFr,
  ja: letterWordingJa,
  zh: letterWordingZh,
};
