import { BaseSequencer } from 'vitest/node';
import type { TestSpecification } from 'vitest/node';

/** The morning takes longer than any other walk, however short its file is: begun last, it would run alone. */
export class MorningFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isMorning = ({ moduleId }: TestSpecification) => moduleId.endsWith('/demoMorning.test.ts');
    return [...files.filter(isMorning), ...(await super.sort(files.filter((file) => !isMorning(file))))];
  }
}
