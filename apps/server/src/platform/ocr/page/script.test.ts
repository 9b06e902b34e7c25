import { expect, it } from 'vitest';
import { parseDetected, rotationOf } from './script.ts';

const printed = `Page number: 0
Orientation in degrees: 180
Rotate: 180
Orientation confidence: 10.23
Script: Han
Script confidence: 0.52
`;

it('reads how the letters of another script stand', () => {
  expect(parseDetected(printed)).toEqual({ script: 'Han', rotate: 180, confidence: 10.23 });
  expect(rotationOf(parseDetected(printed))).toBe(180);
});

it.each([
  ['Latin letters, whose words tell more', printed.replace('Han', 'Latin')],
  ['a doubtful orientation', printed.replace('10.23', '0.8')],
  ['nothing', ''],
])('says nothing of %s', (_, output) => {
  expect(rotationOf(parseDetected(output))).toBeUndefined();
});
