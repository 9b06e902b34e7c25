import { stripVTControlCharacters } from 'node:util';

const longest = 60;

/**
 * What a person needs of a failed step's output: from where Vitest begins to list what failed, else its end.
 *
 * @param {string} output all that the step printed
 * @returns {string} at most 60 lines, without colour
 */
export function excerptOf(output) {
  const lines = stripVTControlCharacters(output).trimEnd().split('\n');
  const start = lines.findIndex((line) => /^⎯+ (Failed|Unhandled|Startup)/.test(line));
  return start < 0 ? lines.slice(-longest).join('\n') : lines.slice(start, start + longest).join('\n');
}
