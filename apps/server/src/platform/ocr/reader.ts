import type { Rotation } from '../documents/document.port.ts';
import type { OcrEngine } from './engine.ts';
import { soften, turn } from './grayPage.ts';
import type { GrayPage } from './grayPage.ts';
import { languageOf } from './language.ts';
import type { Ocr, OcrLanguage, PageReading } from './ocr.port.ts';
import { likelyRotations } from './orientation.ts';
import { eraseTickBoxes, findTickBoxes } from './tickBoxes.ts';
import { withTickBoxes } from './tickWords.ts';
import { parseTsv, textOf } from './tsv.ts';
import type { Word } from './word.ts';

/** A page read the right way up is nearly always above this; upside down it is below. */
const doubtful = 0.6;

/** Reads pages with an engine: puts them upright first and reads again in the language they turn out to be in. */
export function createReader(engine: OcrEngine): Ocr {
  return {
    engine: engine.name,
    // One page is made ready while the engine is busy with the others.
    parallel: engine.parallel + 1,
    read: async (image, options) => {
      const languages = options.languages.filter((language) => engine.languages.includes(language));
      const language = languages[0] ?? engine.languages[0] ?? 'eng';
      const page = await soften(image);
      const upright = await readUpright(engine, page, language);
      const found = languageOf(upright.words, languages);
      return found === language ? upright : readTurned(engine, page, upright.rotation, found);
    },
    close: () => engine.close(),
  };
}

/** Turns the page as its shape suggests, and further only when hardly a word can be read. */
async function readUpright(engine: OcrEngine, page: GrayPage, language: OcrLanguage): Promise<PageReading> {
  let best: PageReading | undefined;
  for (const rotation of likelyRotations(page)) {
    const reading = await readTurned(engine, page, rotation, language);
    if (!best || reading.confidence > best.confidence) best = reading;
    if (best.confidence >= doubtful) break;
  }
  return best!;
}

async function readTurned(engine: OcrEngine, page: GrayPage, rotation: Rotation, language: OcrLanguage): Promise<PageReading> {
  const upright = await turn(page, rotation);
  const boxes = findTickBoxes(upright);
  const read = parseTsv(await engine.recognize(eraseTickBoxes(upright, boxes), language), upright.width, upright.height);
  const words = withTickBoxes(read, boxes, upright);
  return { text: textOf(words), words, rotation, confidence: confidenceOf(read) };
}

function confidenceOf(words: Word[]): number {
  let [sum, letters] = [0, 0];
  for (const { text, confidence } of words) {
    sum += confidence * text.length;
    letters += text.length;
  }
  return letters === 0 ? 0 : sum / letters;
}
