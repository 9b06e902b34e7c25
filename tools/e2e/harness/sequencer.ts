import { BaseSequencer } from 'vitest/node';
import type { TestSpecification } from 'vitest/node';

/** The reply of the demo is waited for longer than any other walk takes, however short its file is: begun last, it would run alone. */
export class RepliesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLongest = ({ moduleId }: TestSpecification) => moduleId.endsWith('/replies.test.ts');
    return [...files.filter(isLongest), ...(await super.sort(files.filter((file) => !isLongest(file))))];
  }
}
