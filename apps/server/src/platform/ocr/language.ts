import type { OcrLanguage } from './ocr.port.ts';
import type { Word } from './word.ts';

/** Short words that nearly every sentence of one language has and the other does not. */
const telling: Record<OcrLanguage, Set<string>> = {
  eng: new Set('the and of with for is was has had to in this please patient date name from she he her his'.split(' ')),
  fra: new Set('le la les des du de et une un pour avec est dans nom sur par au aux ce cette vous je elle il'.split(' ')),
};

/** The language the words are written in among those allowed; the first when they do not tell. */
export function languageOf(words: Word[], languages: OcrLanguage[]): OcrLanguage {
  const counts = new Map<OcrLanguage, number>();
  for (const { text } of words) {
    const word = text.toLowerCase().replace(/[^a-zà-ÿ]/g, '');
    for (const language of languages) {
      if (telling[language].has(word)) counts.set(language, (counts.get(language) ?? 0) + 1);
    }
  }
  const first = languages[0] ?? 'eng';
  return languages.reduce((best, language) => ((counts.get(language) ?? 0) > (counts.get(best) ?? 0) ? language : best), first);
}
