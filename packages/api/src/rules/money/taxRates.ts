import type { Province } from '../vocabulary.ts';
import type { TaxName } from './invoiceWords.ts';

interface TaxRate {
  name: TaxName;
  /** Null is everywhere else. */
  places: readonly Province[] | null;
  /** `50_000` is 5 %. */
  millionths: number;
  /** First day of it. */
  from: string;
}

/** What a province taxes sales with; everywhere else there is the federal tax alone. */
const namesOf: Partial<Record<Province, readonly TaxName[]>> = {
  NB: ['HST'], NL: ['HST'], NS: ['HST'], ON: ['HST'], PE: ['HST'], QC: ['GST', 'QST'], BC: ['GST', 'PST'], SK: ['GST', 'PST'], MB: ['GST', 'RST'],
};

/**
 * The rates of sales taxes by place of supply, a row a change. A tax has in a place what its latest row says.
 * @see https://www.canada.ca/en/revenue-agency/services/tax/businesses/topics/gst-hst-businesses/charge-collect-which-rate.html
 * @see https://www.revenuquebec.ca/en/businesses/consumption-taxes/gsthst-and-qst/
 * @see https://www2.gov.bc.ca/gov/content/taxes/sales-taxes/pst
 * @see https://www.gov.mb.ca/finance/taxation/taxes/retail.html
 */
export const taxRates: readonly TaxRate[] = [
  { name: 'GST', places: null, millionths: 50_000, from: '2008-01-01' },
  { name: 'QST', places: ['QC'], millionths: 99_750, from: '2013-01-01' },
  { name: 'HST', places: ['ON', 'NB', 'NL'], millionths: 130_000, from: '2010-07-01' },
  { name: 'HST', places: ['NS'], millionths: 150_000, from: '2010-07-01' },
  { name: 'HST', places: ['PE'], millionths: 140_000, from: '2013-04-01' },
  { name: 'HST', places: ['NB', 'NL'], millionths: 150_000, from: '2016-07-01' },
  { name: 'HST', places: ['PE'], millionths: 150_000, from: '2016-10-01' },
  { name: 'HST', places: ['NS'], millionths: 140_000, from: '2025-04-01' },
  { name: 'PST', places: ['SK'], millionths: 50_000, from: '2006-10-28' },
  { name: 'PST', places: ['SK'], millionths: 60_000, from: '2017-03-23' },
  { name: 'PST', places: ['BC'], millionths: 70_000, from: '2013-04-01' },
  { name: 'RST', places: ['MB'], millionths: 80_000, from: '2013-07-01' },
  { name: 'RST', places: ['MB'], millionths: 70_000, from: '2019-07-01' },
];

export interface Tax {
  name: TaxName;
  millionths: number;
}

/** The taxes of a supply in a province on a day (`YYYY-MM-DD`): harmonized, or federal and where there is one the province's, each on the price alone. */
export function taxesOf(place: Province, day: string): Tax[] {
  return (namesOf[place] ?? ['GST']).flatMap((name) => {
    const rate = taxRates
      .filter((row) => row.name === name && row.from <= day && (row.places === null || row.places.includes(place)))
      .toSorted((one, other) => (one.from < other.from ? 1 : -1))[0];
    return rate ? [{ name, millionths: rate.millionths }] : [];
  });
}
