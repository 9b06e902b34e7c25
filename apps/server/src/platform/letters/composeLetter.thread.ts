import { answerAsked } from '../processes/restingThread.ts';
import { composeLetter } from './composeLetter.ts';
import { UnwritableText, type Letter, type PrintedLetter } from './letter.ts';

/** The class of an error does not come through. */
export type Composed = PrintedLetter | { unwritable: string[] };

answerAsked<Letter, Composed>((letter) =>
  composeLetter(letter).catch((error: unknown) => {
    if (error instanceof UnwritableText) return { unwritable: error.characters };
    throw error;
  }),
);
