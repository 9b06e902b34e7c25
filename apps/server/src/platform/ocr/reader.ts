import type { OcrEngine } from './tesseract/engine.ts';
import { evidenceOf, hasFigures, hasWords, isUpright, isWorthTurning } from './evidence.ts';
import type { Evidence } from './evidence.ts';
import { soften, turn, unsoftened } from './page/grayPage.ts';
import type { GrayPage } from './page/grayPage.ts';
import { languageOf } from './language.ts';
import type { Ocr, OcrLanguage, PageImage, PageReading } from './ocr.port.ts';
import { lieOf } from './page/orientation.ts';
import type { Way } from './page/orientation.ts';
import { eraseTickBoxes, findTickBoxes } from './ticks/tickBoxes.ts';
import { withTickBoxes } from './ticks/tickWords.ts';
import { parseTsv, textOf } from './tesseract/tsv.ts';
import type { Word } from './word.ts';

/** Reads pages with an engine: puts them upright and straight first, and reads again in the language they turn out to be in. */
export function createReader(engine: OcrEngine): Ocr {
  return {
    engine: engine.name,
    // One page is made ready while the engine is busy with the others.
    parallel: engine.parallel + 1,
    read: async (image, options) => {
      const languages = options.languages.filter((language) => engine.languages.includes(language));
      const language = languages[0] ?? engine.languages[0] ?? 'eng';
      const page = await soften(image);
      const upright = await readUpright(engine, page, language, options.asItStands ? undefined : image);
      const found = languageOf(upright.words, languages);
      return readingOf(found === language ? upright : await readTurned(engine, page, upright, found));
    },
    close: () => engine.close(),
  };
}

interface Attempt {
  way: Way;
  /** Of ink that are as large as letters. */
  pieces: number;
  words: Word[];
  confidence: number;
  evidence: Evidence;
}

/** Turns the page as its ink suggests, and further only when hardly a word can be read. Without words, or when `turnable` is absent, it stays as it is. */
async function readUpright(engine: OcrEngine, page: GrayPage, language: OcrLanguage, turnable: PageImage | undefined): Promise<Attempt> {
  const { ways, sure, pieces } = lieOf(page);
  const read = (way: Way) => readTurned(engine, page, { way, pieces }, language);
  const asItIs = ways.find(({ rotation }) => rotation === 0)!;
  const attempts: Attempt[] = [];
  for (const way of turnable ? ways.slice(0, sure ? 2 : 4) : [asItIs]) {
    const attempt = await read(way);
    if (isUpright(attempt.evidence)) return attempt;
    attempts.push(attempt);
  }
  const standing = attempts.find(({ way }) => way === asItIs) ?? (await read(asItIs));
  const mostOf = (kind: 'letters' | 'digits') => attempts.reduce((most, attempt) => (attempt.evidence[kind] > most.evidence[kind] ? attempt : most), standing);
  const best = hasWords(mostOf('letters').evidence) ? mostOf('letters') : mostOf('digits');
  if (isWorthTurning(best.evidence, standing.evidence)) return best;
  const isRead = hasWords(best.evidence) || hasFigures(best.evidence);
  const other = sure && turnable && !isRead ? await inOtherScript(engine, turnable, attempts) : undefined;
  if (other) return other;
  if (asItIs.straighten === 0 || hasWords(standing.evidence) || hasFigures(standing.evidence)) return standing;
  return read({ ...asItIs, straighten: 0 });
}

/** The attempt whose page stands upright in a script that cannot be read; nothing when that cannot be told. */
async function inOtherScript(engine: OcrEngine, image: PageImage, [likeliest, opposite]: Attempt[]): Promise<Attempt | undefined> {
  if (!likeliest || !opposite) return undefined;
  const { rotation, straighten } = likeliest.way;
  const further = await engine.rotationOfScript?.(await turn(await unsoftened(image), rotation + straighten));
  return further === 0 ? likeliest : further === 180 ? opposite : undefined;
}

async function readTurned(engine: OcrEngine, page: GrayPage, { way, pieces }: Pick<Attempt, 'way' | 'pieces'>, language: OcrLanguage): Promise<Attempt> {
  const upright = await turn(page, way.rotation + way.straighten);
  const boxes = findTickBoxes(upright);
  const read = parseTsv(await engine.recognize(eraseTickBoxes(upright, boxes), language), upright.width, upright.height);
  return { way, pieces, words: withTickBoxes(read, boxes, upright), confidence: confidenceOf(read), evidence: evidenceOf(read, upright, pieces) };
}

const readingOf = ({ way, words, confidence }: Attempt): PageReading => ({ ...way, text: textOf(words), words, confidence });

function confidenceOf(words: Word[]): number {
  let [sum, letters] = [0, 0];
  for (const { text, confidence } of words) {
    sum += confidence * text.length;
    letters += text.length;
  }
  return letters === 0 ? 0 : sum / letters;
}
