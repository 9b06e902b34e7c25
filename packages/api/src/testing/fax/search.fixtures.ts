import { searchContract } from '../../contract/fax/search.contract.ts';
import { completedFax, partialFax, sentDocument, urgentFax } from './fax.fixtures.ts';
import { referralLetter } from './letters.fixtures.ts';
import { patients } from '../patient/patient.fixtures.ts';
import { physicians } from '../patient/physician.fixtures.ts';

const hit = (before: string, text: string, after: string) => [
  { text: before, hit: false }, { text, hit: true }, { text: after, hit: false },
];

/** What a search for "chest pain" answers. */
export const searchResults = searchContract.searchEverything.response.parse({
  faxes: {
    items: [
      { fax: urgentFax, page: 1, snippet: hit('… REASON FOR REFERRAL Exertional ', 'chest pain', ' for three weeks, relieved by rest. Dear Colleague …') },
      { fax: completedFax, page: 2, snippet: hit('… presented with atypical ', 'chest pain', ', troponin negative twice, discharged home …') },
      { fax: sentDocument, page: 1, snippet: hit('… your referral for ', 'chest pain', '. The expected wait is about 6 weeks …') },
      { fax: partialFax, page: null, snippet: [] },
    ],
    nextCursor: null,
    rankedAmongNewest: 1000,
  },
  patients: patients.slice(0, 2),
  physicians: physicians.slice(0, 1),
});

export const noSearchResults = searchContract.searchEverything.response.parse({
  faxes: { items: [], nextCursor: null, rankedAmongNewest: null }, patients: [], physicians: [],
});

/** Where the words of that search stand on the pages of the first fax, each by itself. */
export const searchHits = searchContract.findHits.response.parse([
  { page: 1, boxes: referralLetter.words.filter(({ text }) => /^(chest|pain)$/.test(text)).map(({ box }) => box) },
]);
