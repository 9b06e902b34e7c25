import { faxContract, searchContract } from '@intake/api/contract';
import type { Actor } from '../../../../apps/server/src/kernel/actor.ts';
import type { FaxService } from '../../../../apps/server/src/modules/fax/fax.service.ts';
import type { SearchService } from '../../../../apps/server/src/modules/search/search.service.ts';
import type { Database } from '../../../../apps/server/src/platform/database/database.port.ts';
import type { Clinic, Person } from './clinics.ts';
import { createRandom, type Random } from './random.ts';
import type { Words } from './words.ts';

export interface Services {
  database: Database;
  faxes: FaxService;
  search: SearchService;
  actor: Actor;
}

/** One thing that a clerk asks for. */
export interface Question {
  kind: 'list' | 'search';
  name: string;
  /** Makes the n-th question of the kind and asks it; returns how many answers came. */
  ask: (services: Services) => Promise<number>;
}

type Query = Record<string, string>;

/** What the inbox asks for. */
const pageSize = '200';

/** Asked for new at every turn, so that no answer is one that was given before. */
export function makeQuestions(words: Words, clinic: Clinic, seed: number): Question[] {
  const random = createRandom(seed);
  return [...listQuestions(random, clinic), ...searchQuestions(random, words, clinic)];
}

// Read by the contract, as a request is: with its defaults, and with the end of the text trimmed.
const listQuery = (query: Query) => faxContract.listIncomingFaxes.query!.parse({ limit: pageSize, ...query });
const completedQuery = faxContract.listCompletedFaxes.query!.parse({ limit: pageSize });
const searchQuery = (query: Query) => searchContract.searchEverything.query!.parse(query);

function listQuestions(random: Random, clinic: Clinic): Question[] {
  const list = (name: string, make: () => Query): Question => ({
    kind: 'list',
    name,
    ask: async ({ faxes, actor }) => (await faxes.list(actor, listQuery(make()))).items.length,
  });
  let cursor: string | undefined;
  return [
    list('first page', () => ({})),
    list('first page, newest', () => ({ sort: 'newest' })),
    {
      kind: 'list',
      name: 'next pages',
      ask: async ({ faxes, actor }) => {
        const page = await faxes.list(actor, listQuery(cursor ? { cursor } : {}));
        cursor = page.nextCursor ?? undefined;
        return page.items.length;
      },
    },
    list('one bin', () => ({ binId: random.pick(clinic.bins) })),
    list('urgent', () => ({ view: 'urgent' })),
    list('failed', () => ({ view: 'failed' })),
    list('status on hold, one bin', () => ({ status: 'on-hold', binId: random.pick(clinic.bins) })),
    list('two types, stat', () => ({ documentType: 'insurance,lab-result', priority: 'stat' })),
    {
      kind: 'list',
      name: 'completed',
      ask: async ({ faxes, actor }) => (await faxes.listCompleted(actor, completedQuery)).items.length,
    },
    {
      kind: 'list',
      name: 'counts of the views',
      ask: async ({ faxes, database, actor }) => Object.keys((await database.asUser(actor, (tx) => faxes.count(tx, actor))).views).length,
    },
  ];
}

function searchQuestions(random: Random, words: Words, clinic: Clinic): Question[] {
  const search = (name: string, make: () => Query): Question => ({
    kind: 'search',
    name,
    ask: async ({ search: service, actor }) => {
      const { faxes, patients, physicians } = await service.search(actor, searchQuery(make()));
      return faxes.items.length + patients.length + physicians.length;
    },
  });
  const ranked = (list: string[], from: number, to: number) => list[from + random.below(Math.min(to, list.length) - from)] ?? '';
  const common = () => ranked(words.latin, 5, 40);
  const mid = () => ranked(words.latin, 150, 2_000);
  const rare = () => ranked(words.latin, 10_000, 60_000);
  const person = (): Person => random.pick(clinic.patients);
  return [
    search('common term', () => ({ q: common() })),
    search('middling term', () => ({ q: mid() })),
    search('rare term', () => ({ q: rare() })),
    search('no such term', () => ({ q: `zz${rare()}` })),
    search('two terms', () => ({ q: `${common()} ${mid()}` })),
    search('three terms', () => ({ q: `${common()} ${mid()} ${mid()}` })),
    search('common and rare term', () => ({ q: `${common()} ${rare()}` })),
    search('newest first', () => ({ q: mid(), sort: 'newest' })),
    search('beginning, 1 letter', () => ({ q: mid().slice(0, 1) })),
    search('beginning, 2 letters', () => ({ q: mid().slice(0, 2) })),
    search('beginning, 4 letters', () => ({ q: rare().slice(0, 4) })),
    search('Chinese', () => ({ q: ranked(words.chinese, 0, 400) })),
    search('Japanese', () => ({ q: ranked(words.japanese, 0, 400) })),
    search('family name', () => ({ q: person().family })),
    search('full name', () => fullName(person())),
    search('family name with a typo', () => ({ q: mistype(random, person().family) })),
    search('full name with a typo', () => {
      const { family, given } = person();
      return fullName({ family: mistype(random, family), given });
    }),
    search('common, one status', () => ({ q: common(), status: 'on-hold' })),
    search('middling, one status', () => ({ q: mid(), status: 'ready' })),
    search('common, rare type', () => ({ q: common(), documentType: 'other' })),
    search('middling, two types', () => ({ q: mid(), documentType: 'lab-result,imaging-report' })),
    search('common, one bin', () => ({ q: common(), binId: random.pick(clinic.bins) })),
    search('middling, one bin', () => ({ q: mid(), binId: random.pick(clinic.bins) })),
    search('common, one patient', () => ({ q: common(), patientId: person().id })),
    search('common, one old month', () => ({ q: common(), from: '2024-03-01', to: '2024-03-31' })),
    search('middling, one year', () => ({ q: mid(), from: '2024-01-01', to: '2024-12-31' })),
  ];
}

const fullName = ({ family, given }: Pick<Person, 'family' | 'given'>) => ({ q: `${family} ${given}` });

/** Two letters change places, or one is missing. */
function mistype(random: Random, name: string): string {
  const at = 1 + random.below(name.length - 2);
  const [before, first, second, after] = [name.slice(0, at), name.charAt(at), name.charAt(at + 1), name.slice(at + 2)];
  return random.fraction() < 0.5 ? before + second + first + after : before + second + after;
}
