import { z } from 'zod';
import { Keyword } from '../../contract/organization/keyword.contract.ts';
import { bins } from './bin.fixtures.ts';
import { fixtureId } from '../base/ids.ts';

const keyword = { version: 1, setsType: null, setsPriority: null, setsBinId: null };

export const keywords = z.array(Keyword).parse([
  { ...keyword, id: fixtureId('keyword', 1), term: 'chest pain', setsPriority: 'urgent', setsBinId: bins[3]?.id },
  { ...keyword, id: fixtureId('keyword', 2), term: 'consultation request', setsType: 'referral', setsBinId: bins[0]?.id },
  { ...keyword, id: fixtureId('keyword', 3), term: 'attending physician statement', setsType: 'insurance' },
]);
