import { JsonReporter } from 'vitest/node';

/**
 * Vitest's own report without what tests attach to themselves: all that axe has found on each of two thousand stories
 * is longer than a string can be.
 */
// oxlint-disable-next-line import/no-default-export -- Vitest takes a reporter from there
export default class LeanJsonReporter extends JsonReporter {
  /** @type {JsonReporter['onTestRunEnd']} */
  async onTestRunEnd(modules, ...rest) {
    for (const module of modules)
      for (const test of module.children.allTests()) {
        const meta = /** @type {Record<string, unknown>} */ (test.meta());
        for (const name of Object.keys(meta)) delete meta[name];
      }
    await super.onTestRunEnd(modules, ...rest);
  }
}
