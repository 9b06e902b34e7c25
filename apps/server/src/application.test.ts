import { jobKinds } from '@intake/api/rules';
import { expect, test } from 'vitest';
import { createJobHandlers, type Parts } from './application.ts';
import type { Ocr } from './platform/ocr/ocr.port.ts';

test('with mail, telephony and voice every kind of job has its handler, and no other kind has one', () => {
  const handlers = createJobHandlers({ mailer: {}, telephony: {}, voice: {} } as Parts, { parallel: 1 } as Ocr);
  expect(Object.keys(handlers).toSorted()).toEqual([...jobKinds].toSorted());
});
