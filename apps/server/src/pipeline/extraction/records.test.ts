import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ExtractionField } from '@intake/api/rules';
import { extractionFields } from '@intake/api/rules';
import { sameValue } from '@intake/api/rules/forms';
import { expect, it } from 'vitest';
import { documents } from '../../testing/documents.ts';
import { extractFields } from './extract.ts';
import { writeThreshold } from './extraction.ts';
import type { ExtractionPage } from './page/page.ts';

/** Letters as other systems print them, with what they say; `program` is what printed them. */
const folder = path.join(import.meta.dirname, 'fixtures/records');
type Stated = Partial<Record<ExtractionField, string | null>> & { set: string };
const truth = Object.entries(JSON.parse(readFileSync(path.join(folder, 'truth.json'), 'utf8')) as Record<string, Stated>).filter(([, { set }]) => set === 'tuning');

/** What nothing on the page tells apart from something else is not written. */
const unread: Record<string, ExtractionField[]> = {
  'chinese.html': ['referrer.fax'],
  'plain-headings.html': ['service'],
  'reply-declined.html': ['patient.healthNumber'],
  'cardio-fax.txt': ['patient.phone'],
};

async function pagesOf(file: string): Promise<ExtractionPage[]> {
  const document = await documents.open({ path: path.join(folder, `${path.parse(file).name}.pdf`) });
  const { words = [], width, height } = await document.renderPage(1);
  await document.close();
  return [{ number: 1, width, height, words }];
}

it.each(truth)('reads what a letter of another system says: %s', async (file, stated) => {
  const { fields } = extractFields(await pagesOf(file), { today: '2026-03-01' });
  const written = (field: ExtractionField) => fields.find((found) => found.field === field && found.confidence >= writeThreshold)?.value ?? null;
  const wrong = extractionFields.filter((field) => {
    const [expected, found] = [stated[field], written(field)];
    return expected !== undefined && (expected === null || found === null ? expected !== found : !sameValue(field, expected, found));
  });
  expect(wrong).toEqual(unread[file] ?? []);
});
