import sharp from 'sharp';
import type { Rotation } from '../documents/document.port.ts';
import type { OcrEngine } from './engine.ts';
import { languageOf } from './language.ts';
import type { Ocr, OcrLanguage, PageImage, PageReading } from './ocr.port.ts';
import type { Word } from './word.ts';
import { likelyRotations } from './orientation.ts';
import { parseTsv, textOf } from './tsv.ts';

/** A page read the right way up is nearly always above this; upside down it is below. */
const doubtful = 0.6;

/** Reads pages with an engine: puts them upright first and reads again in the language they turn out to be in. */
export function createReader(engine: OcrEngine): Ocr {
  return {
    engine: engine.name,
    parallel: engine.parallel,
    read: async (image, options) => {
      const languages = options.languages.filter((language) => engine.languages.includes(language));
      const language = languages[0] ?? engine.languages[0] ?? 'eng';
      const upright = await readUpright(engine, image, language);
      const found = languageOf(upright.words, languages);
      return found === language ? upright : readTurned(engine, image, upright.rotation, found);
    },
    close: () => engine.close(),
  };
}

/** Turns the page as its shape suggests, and further only when hardly a word can be read. */
async function readUpright(engine: OcrEngine, image: PageImage, language: OcrLanguage): Promise<PageReading> {
  let best: PageReading | undefined;
  for (const rotation of await likelyRotations(image.png)) {
    const reading = await readTurned(engine, image, rotation, language);
    if (!best || reading.confidence > best.confidence) best = reading;
    if (best.confidence >= doubtful) break;
  }
  return best!;
}

async function readTurned(
  engine: OcrEngine,
  { png, dpi }: PageImage,
  rotation: Rotation,
  language: OcrLanguage,
): Promise<PageReading> {
  const upright = rotation === 0 ? png : await sharp(png).rotate(rotation).toColourspace('b-w').png({ compressionLevel: 1 }).toBuffer();
  const { width, height } = await sharp(upright).metadata();
  const words = parseTsv(await engine.recognize(upright, dpi, language), width, height);
  return { text: textOf(words), words, rotation, confidence: confidenceOf(words) };
}

function confidenceOf(words: Word[]): number {
  let [sum, letters] = [0, 0];
  for (const { text, confidence } of words) {
    sum += confidence * text.length;
    letters += text.length;
  }
  return letters === 0 ? 0 : sum / letters;
}
