import { foldName } from '@intake/api/rules';

interface Offered {
  id: string;
  name: string;
  code: string | null;
  /** Other words for it. */
  terms: string[];
}

/**
 * The service that a text means: the one so named or with this code, otherwise the one whose longest word for it stands
 * in the text. Null when no service fits, or two fit equally well.
 */
export function offeredIn(services: Offered[], text: string): string | null {
  const wanted = foldName(text);
  const named = services.find(({ name, code }) => foldName(name) === wanted || (code !== null && foldName(code) === wanted));
  if (named) return named.id;
  const found = services
    .flatMap(({ id, name, terms }) => [name, ...terms].map((term) => ({ id, term: foldName(term) })))
    .filter(({ term }) => term !== '' && ` ${wanted} `.includes(` ${term} `))
    .sort((a, b) => b.term.length - a.term.length);
  const [best] = found;
  const isClear = best && found.every(({ id, term }) => id === best.id || term.length < best.term.length);
  return isClear ? best.id : null;
}
