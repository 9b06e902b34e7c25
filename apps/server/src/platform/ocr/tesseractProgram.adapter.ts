import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import pLimit from 'p-limit';
import { childEnvironment } from '../processes/environment.ts';
import { pageMilliseconds } from './engine.ts';
import type { OcrEngine } from './engine.ts';
import { toPng } from './grayPage.ts';
import type { GrayPage } from './grayPage.ts';
import { OcrError } from './ocr.port.ts';
import type { OcrLanguage } from './ocr.port.ts';
import { parseDetected, rotationOf } from './script.ts';

/**
 * The `tesseract` program of this machine, one process a page and core.
 * @returns nothing when it is not installed, or without a language of ours
 */
export async function findTesseractProgram(program = 'tesseract'): Promise<OcrEngine | undefined> {
  const list = await run(program, ['--list-langs']).catch(() => '');
  const installed = list.split(/\s+/);
  const languages = (['eng', 'fra'] satisfies OcrLanguage[]).filter((language) => installed.includes(language));
  if (!languages.includes('eng')) return undefined;
  const parallel = availableParallelism();
  const inTurn = pLimit(parallel);
  return {
    name: 'tesseract program',
    languages,
    parallel,
    recognize: (page, language) =>
      inTurn(async () => {
        const options = ['-l', language, '--oem', '1', '--psm', '3', '--dpi', String(page.dpi), '-c', 'tessedit_create_tsv=1'];
        return run(program, ['stdin', 'stdout', ...options], await toPng(page));
      }),
    ...(installed.includes('osd') && {
      rotationOfScript: (page: GrayPage) =>
        inTurn(async () => {
          // Ends with an error when there are too few letters to tell.
          const output = await run(program, ['stdin', 'stdout', '-l', 'osd', '--psm', '0', '--dpi', String(page.dpi)], await toPng(page)).catch(() => '');
          return rotationOf(parseDetected(output));
        }),
    }),
    async close() {},
  };
}

function run(program: string, args: string[], input?: Buffer): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      // One thread a process: as many processes as cores are faster than the same threads in one.
      env: childEnvironment({ OMP_THREAD_LIMIT: '1' }),
      timeout: pageMilliseconds,
      killSignal: 'SIGKILL',
      stdio: ['pipe', 'pipe', 'ignore'],
    });
    const output: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
    child.on('error', (error) => reject(new OcrError(`${program} does not run: ${error.message}`)));
    child.on('close', (code, signal) => {
      if (code === 0) resolve(Buffer.concat(output).toString('utf8'));
      else reject(new OcrError(`${program} ended with ${signal ?? `code ${code}`}`));
    });
    // A program that ends early closes its input; its exit code says why.
    child.stdin.on('error', () => undefined);
    child.stdin.end(input);
  });
}
