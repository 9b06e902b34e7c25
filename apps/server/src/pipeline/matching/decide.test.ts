import { describe, expect, it } from 'vitest';
import { decide } from './decide.ts';

const scored = (id: string, score: number) => ({ id, score, reasons: [] });

describe('decide', () => {
  it('chooses the one that stands out', () => {
    const { match, candidates } = decide([scored('b', 0.3), scored('a', 0.97)]);
    expect(match).toBe('a');
    expect(candidates.map(({ id }) => id)).toEqual(['a', 'b']);
  });

  it.each([
    ['nobody is there', []],
    ['nobody is likely enough', [scored('a', 0.8)]],
    ['two are as likely', [scored('a', 0.97), scored('b', 0.96)]],
  ])('chooses nobody when %s', (_, candidates) => expect(decide(candidates).match).toBeNull());
});
