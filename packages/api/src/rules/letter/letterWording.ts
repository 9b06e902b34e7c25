import { letterWordingEn } from './letterWording.en.ts';
import { letterWordingFr } from './letterWording.fr.ts';
import { letterWordingJa } from './letterWording.ja.ts';
import { letterWordingZh } from './letterWording.zh.ts';
import type { LetterWording } from './letterText.ts';
import type { LetterKind, Locale } from '../vocabulary.ts';

/** What letters say in an organisation that has no wording of its own. */
export const letterWording: Record<Locale, Record<LetterKind, LetterWording>> = {
  en: letterWordingEn,
  fr: letterWordingFr,
  ja: letterWordingJa,
  zh: letterWordingZh,
};
