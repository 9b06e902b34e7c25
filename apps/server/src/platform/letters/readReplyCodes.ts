import sharp, { type Sharp } from 'sharp';
import { readReplyToken } from '@intake/api/rules';
import { ownModule } from '../processes/ownModule.ts';
import { createRestingThread } from '../processes/restingThread.ts';
import type { Dots } from './readCodes.thread.ts';

/** The resolution at which the dots that a line drops or adds are smaller than a module of the code. */
const readingDpi = 102;
/** Second look: takes the rest of the noise away. */
const softening = 0.8;

const thread = createRestingThread<Dots, string[]>(ownModule('./readCodes.thread', import.meta.url));

/** The tokens that the codes of a page say, each once; codes of others say nothing. */
export async function readReplyCodes(png: Buffer, dpi: number): Promise<string[]> {
  const { width } = await sharp(png).metadata();
  const small = sharp(png).pipelineColourspace('b-w').flatten({ background: 'white' }).resize({ width: Math.round((width * readingDpi) / dpi) });
  const found = await read(small.clone());
  const codes = found.length > 0 ? found : await read(small.clone().blur(softening));
  return [...new Set(codes.map((text) => readReplyToken(text)).filter((token) => token !== null))];
}

async function read(page: Sharp): Promise<string[]> {
  const { data, info } = await page.toColourspace('srgb').ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return thread.ask({ data, width: info.width, height: info.height });
}
