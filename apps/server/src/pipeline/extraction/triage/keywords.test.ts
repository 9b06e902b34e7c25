import { describe, expect, it } from 'vitest';
import { applyKeywords } from './keywords.ts';
import { pageOf as linesOf } from '../page/page.fixtures.ts';
import type { KeywordRule } from './keywords.ts';
import type { ExtractionPage } from '../page/page.ts';

const pageOf = (text: string, number = 1): ExtractionPage => ({
  number,
  width: 1700,
  height: 2200,
  words: text.split(' ').map((word, index) => ({ text: word, box: [index / 20, 0.1, index / 20 + 0.04, 0.12], confidence: 1, line: 0, block: 0 })),
});

const apply = (text: string, ...rules: KeywordRule[]) => applyKeywords([pageOf(text)], rules);

describe('applyKeywords', () => {
  it('finds whole words, whatever their case and accents', () => {
    const rule = { term: 'Échographie', setsType: 'requisition' } as const;
    expect(apply('Demande: ECHOGRAPHIE, abdomen', rule).type).toBe('requisition');
    expect(apply('Echographies', rule).type).toBeNull();
  });

  it('finds terms of several words and tells where they are', () => {
    const { matches } = applyKeywords([pageOf('nothing here'), pageOf('an X-ray of the chest', 2)], [{ term: 'x ray of', setsBinId: 'bin' }]);
    expect(matches).toHaveLength(1);
    expect(matches[0]).toMatchObject({ page: 2, box: [0.05, 0.1, 0.14, 0.12] });
  });

  it('lets the longest term set the type and the bin', () => {
    const rules: KeywordRule[] = [
      { term: 'report', setsType: 'other', setsBinId: 'general' },
      { term: 'sleep study report', setsType: 'consult-report' },
    ];
    expect(apply('a report: sleep study report', ...rules)).toMatchObject({ type: 'consult-report', binId: 'general' });
  });

  it('lets the first of equally long terms win', () => {
    expect(apply('beta then alfa', { term: 'alfa', setsBinId: 'a' }, { term: 'beta', setsBinId: 'b' }).binId).toBe('b');
  });

  const stat: KeywordRule = { term: 'STAT', setsPriority: 'stat' };
  const found = (lines: string[], ...rules: KeywordRule[]) => applyKeywords([linesOf(lines)], rules).matches.map(({ rule }) => rule.term);

  it.each([
    [['Priority:  ☐ Routine  ☐ Urgent  ☐ STAT']],
    [['Priority:  ☑ Routine  ☐ Urgent  ☐ STAT']],
    [['Priority:   ☐ Routine      ☐ Urgent      ☐ STAT']],
    [['Priority: Routine ☐  Urgent ☐  STAT ☐']],
    [['Priority:  [ ] Routine  [ ] Urgent  [ ] STAT']],
    [['☐ STAT']],
    [['☐ Please do STAT']],
    [['Routine      Urgent      STAT']],
    [['Priority:', '  ROUTINE', '  URGENT', '  STAT']],
    [['Priority: ☐ Routine', '          ☐ Urgent', '          ☐ STAT']],
  ])('takes no priority that nobody chose: %j', (lines) => {
    expect(found(lines, stat)).toEqual([]);
  });

  it.each([[['STAT']], [['☑ STAT']], [['[X] STAT']], [['STAT ☑']], [['Please see STAT, thank you']], [['☐ Call back', 'STAT']]])('takes the priority of %j', (lines) => {
    expect(found(lines, stat)).toEqual(['STAT']);
  });

  it('takes no type and no bin of a choice that was not ticked', () => {
    const rules: KeywordRule[] = [{ term: 'MRI', setsType: 'requisition' }, { term: 'x-ray', setsBinId: 'x' }, { term: 'CT scan', setsBinId: 'ct' }];
    expect(found(['Tests: ☐ MRI  ☐ X-ray  ☑ CT scan'], ...rules)).toEqual(['CT scan']);
    expect(found(['Tests: MRI ☐  X-ray ☐  CT scan ☑'], ...rules)).toEqual(['CT scan']);
  });

  it('sets nothing without a match, and ignores terms without letters', () => {
    expect(apply('a page', { term: '--', setsType: 'junk' }, { term: 'fax', setsType: 'junk' })).toEqual({ type: null, binId: null, matches: [] });
  });
});
