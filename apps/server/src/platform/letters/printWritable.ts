import { UnwritableText, type Letter, type PrintedLetter } from './letter.ts';
import { printLetter } from './printLetter.ts';

/** What is handed over is always printed: what no face can write is marked by `?`, and stands as it is where it came from. */
export async function printWritable(letter: Letter): Promise<PrintedLetter> {
  try {
    return await printLetter(letter);
  } catch (error) {
    if (!(error instanceof UnwritableText)) throw error;
    const { characters } = error;
    return printLetter(JSON.parse(JSON.stringify(letter), (_key, value: unknown) => (typeof value === 'string' ? marked(value, characters) : value)) as Letter);
  }
}

const marked = (text: string, characters: readonly string[]) => [...text.normalize('NFC')].map((character) => (characters.includes(character) ? '?' : character)).join('');
