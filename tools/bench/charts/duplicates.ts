// Recall and precision of likely doubles on seeded pairs of charts: twins, father and son, one address, slips of the hand.
import { parseArgs } from 'node:util';
import { likelyFrom, patientLikeness } from '../../../apps/server/src/modules/patient/likeness/patientLikeness.ts';
import { makePairs } from './duplicates/pairs.ts';

const goal = { recall: 0.95, precision: 0.99 };
const { values } = parseArgs({ options: { pairs: { type: 'string', default: '10000' }, seed: { type: 'string', default: '1' }, details: { type: 'boolean', default: false } } });

const kinds = new Map<string, { pairs: number; likely: number }>();
const sum = { truly: 0, found: 0, wrong: 0 };
/** Exactly the same family name, given name and birth date: what a search by hand would find. */
const peer = { found: 0, wrong: 0 };
for (const { kind, isSame, charts } of makePairs(Number(values.seed), Number(values.pairs))) {
  const { score, reasons } = patientLikeness(...charts);
  const isLikely = score >= likelyFrom;
  const counted = kinds.get(kind) ?? { pairs: 0, likely: 0 };
  kinds.set(kind, { pairs: counted.pairs + 1, likely: counted.likely + (isLikely ? 1 : 0) });
  sum.truly += isSame ? 1 : 0;
  if (isLikely) sum[isSame ? 'found' : 'wrong'] += 1;
  const [a, b] = charts.map(({ familyName, givenName, birthDate }) => `${familyName} ${givenName} ${birthDate}`.toLowerCase());
  if (a === b) peer[isSame ? 'found' : 'wrong'] += 1;
  if (values.details && isLikely !== isSame) console.log(kind, score, reasons.map(({ code, degree }) => `${code} ${degree}`).join(', '));
}
const percent = (share: number) => `${(share * 100).toFixed(2)} %`;
console.table(Object.fromEntries([...kinds].map(([kind, { pairs, likely }]) => [kind, { pairs, likely, share: percent(likely / pairs) }])));
const [recall, precision] = [sum.found / sum.truly, sum.found / (sum.found + sum.wrong)];
console.log(`recall ${percent(recall)} (goal ${percent(goal.recall)}), precision ${percent(precision)} (goal ${percent(goal.precision)})`);
console.log(`peer, exactly the same name and birth date: recall ${percent(peer.found / sum.truly)}, precision ${percent(peer.found / (peer.found + peer.wrong))}`);
if (recall < goal.recall || precision < goal.precision) process.exitCode = 1;
