import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readCatalogue } from '@intake/i18n/vite';
import { extractEnglish, messagesRoot, writeCatalogue } from './extract.ts';
import { defaultLocale, locales } from '../src/locales.ts';
import { englishProblems, parityProblems } from './parity.ts';
import { wordingProblems } from './wording.ts';

type Allowances = Record<string, string[]>;

// `npm run i18n` writes the English catalogue from the screens; `-- --check` only compares.
const check = process.argv.includes('--check');
const english = extractEnglish();
const problems = englishProblems(english);
if (check) {
  const kept = readCatalogue('en');
  const stale = Object.keys({ ...english, ...kept }).filter((id) => english[id] !== kept[id]);
  problems.push(...stale.map((id) => `en ${id} differs from the screens: run npm run i18n`));
} else {
  writeCatalogue(english, path.join(messagesRoot, 'en'));
}
const same = JSON.parse(readFileSync(path.join(messagesRoot, 'same-as-english.json'), 'utf8')) as Allowances;
for (const locale of locales.filter((known) => known !== defaultLocale)) {
  problems.push(...parityProblems(english, readCatalogue(locale), locale, same[locale] ?? []));
}
// A text that cannot be parsed is reported above, and has no wording to judge.
if (problems.length === 0) {
  problems.push(...wordingProblems(english, defaultLocale), ...locales.filter((known) => known !== defaultLocale).flatMap((locale) => wordingProblems(readCatalogue(locale), locale)));
}
for (const problem of problems) console.log(problem);
console.log(`${Object.keys(english).length} messages in four languages, ${problems.length} problems`);
if (check && problems.length > 0) process.exitCode = 1;
