import type { OcrEngine, PageLayout } from './tesseract/engine.ts';
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
  layout: PageLayout;
  words: Word[];
  confidence: number;
  evidence: Evidence;
}

interface Judged {
  attempts: Attempt[];
  /** The page as it came. */
  standing: Attempt;
  /** The way that has most to say. */
  likeliest: Attempt;
}

/** Fewer pieces of ink are no word. */
const fewest = 10;

/** Turns the page as its ink suggests, and further only when hardly a word can be read. Without words, or when `turnable` is absent, it stays as it is. */
async function readUpright(engine: OcrEngine, page: GrayPage, language: OcrLanguage, turnable: PageImage | undefined): Promise<Attempt> {
  const { ways, sure, pieces } = lieOf(page);
  const asItIs = ways.find(({ rotation }) => rotation === 0)!;
  const tried = turnable ? ways.slice(0, sure ? 2 : 4) : [asItIs];
  const read = (layout: PageLayout) => (way: Way) => readTurned(engine, page, { way, pieces, layout }, language);
  const judged = await judge(tried, asItIs, read('columns'));
  if (isRead(bestOf(judged))) return bestOf(judged);
  const other = sure && turnable && !isRead(judged.likeliest) ? await inOtherScript(engine, turnable, judged.attempts) : undefined;
  if (other) return other;
  // Rules of a table and bars of a label keep whole lines from being found; what is scattered between them is read without.
  const scattered = pieces < fewest ? judged : await judge(tried, asItIs, read('scattered'));
  if (isRead(bestOf(scattered))) return bestOf(scattered);
  return asItIs.straighten === 0 ? judged.standing : read('columns')({ ...asItIs, straighten: 0 });
}

const isRead = ({ evidence }: Attempt) => hasWords(evidence) || hasFigures(evidence);
const bestOf = ({ likeliest, standing }: Judged) => (isWorthTurning(likeliest.evidence, standing.evidence) ? likeliest : standing);

async function judge(tried: Way[], asItIs: Way, read: (way: Way) => Promise<Attempt>): Promise<Judged> {
  const attempts: Attempt[] = [];
  for (const way of tried) {
    const attempt = await read(way);
    if (isUpright(attempt.evidence)) return { attempts, standing: attempt, likeliest: attempt };
    attempts.push(attempt);
  }
  const standing = attempts.find(({ way }) => way === asItIs) ?? (await read(asItIs));
  const mostOf = (kind: 'letters' | 'digits') => attempts.reduce((most, attempt) => (attempt.evidence[kind] > most.evidence[kind] ? attempt : most), standing);
  return { attempts, standing, likeliest: hasWords(mostOf('letters').evidence) ? mostOf('letters') : mostOf('digits') };
}

/** The attempt whose page stands upright in a script that cannot be read; nothing when that cannot be told. */
async function inOtherScript(engine: OcrEngine, image: PageImage, [likeliest, opposite]: Attempt[]): Promise<Attempt | undefined> {
  if (!likeliest || !opposite) return undefined;
  const { rotation, straighten } = likeliest.way;
  const further = await engine.rotationOfScript?.(await turn(await unsoftened(image), rotation + straighten));
  return further === 0 ? likeliest : further === 180 ? opposite : undefined;
}

async function readTurned(engine: OcrEngine, page: GrayPage, { way, pieces, layout }: Pick<Attempt, 'way' | 'pieces' | 'layout'>, language: OcrLanguage): Promise<Attempt> {
  const upright = await turn(page, way.rotation + way.straighten);
  const boxes = findTickBoxes(upright);
  const read = parseTsv(await engine.recognize(eraseTickBoxes(upright, boxes), language, layout), upright.width, upright.height);
  return { way, pieces, layout, words: withTickBoxes(read, boxes, upright), confidence: confidenceOf(read), evidence: evidenceOf(read, upright, pieces) };
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
