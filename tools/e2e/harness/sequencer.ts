import { readFileSync } from 'node:fs';
import { BaseSequencer } from 'vitest/node';
import type { TestSpecification } from 'vitest/node';

/** What waits for a clock longer than it works, however short its file is: begun last, it would run alone. */
const waiting = ['/demoMorning.test.ts', '/channels.test.ts', '/outside/exports.test.ts'];

const isOnDemo = ({ moduleId }: TestSpecification) => readFileSync(moduleId, 'utf8').includes('harness/demoTest.ts');

function placeOf(file: TestSpecification): number {
  const first = waiting.findIndex((name) => file.moduleId.endsWith(name));
  if (first >= 0) return first;
  return isOnDemo(file) ? waiting.length + 1 : waiting.length;
}

/** The demo is in the making while the first walks run: whoever needs a copy comes last, and waits for nothing. */
export class DemoLast extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toSorted((one, other) => placeOf(one) - placeOf(other));
  }
}
