import { ownModule } from '../processes/ownModule.ts';
import { createRestingThread } from '../processes/restingThread.ts';
import { UnwritableText, type Letter, type PrintedLetter } from './letter.ts';
import type { Composed } from './composeLetter.thread.ts';

/** Faces, HarfBuzz and what they have grown to are some 70 MB, which go when nobody writes. */
const thread = createRestingThread<Letter, Composed>(ownModule('./composeLetter.thread', import.meta.url));

/**
 * The letter as a PDF with its faces embedded. The same letter is the same bytes every time, so that its hash proves it.
 * @throws UnwritableText
 */
export async function printLetter(letter: Letter): Promise<PrintedLetter> {
  const composed = await thread.ask(letter);
  if ('unwritable' in composed) throw new UnwritableText(composed.unwritable);
  return composed;
}
