import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { usePublicFiles } from './usePublicFiles.ts';

afterEach(() => vi.unstubAllGlobals());

test('a page without https takes files too, where browsers have no randomUUID', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  let add: ReturnType<typeof usePublicFiles>['add'] | undefined;
  const Page = () => {
    ({ add } = usePublicFiles(async () => 'ticket'));
    return null;
  };
  renderToString(createElement(Page));
  expect(() => add?.({ files: [new File([], 'empty.pdf')] })).not.toThrow();
});
