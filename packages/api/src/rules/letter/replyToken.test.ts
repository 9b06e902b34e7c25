import { expect, test } from 'vitest';
import { readReplyToken, replyTokenOf } from './replyToken.ts';

const random = Uint8Array.from({ length: 15 }, (_, index) => index * 17);
const token = replyTokenOf(random);

test('a reply token has 16 characters and is read back as it was typed', () => {
  expect(token).toMatch(/^[2-9A-HJKMNP-Z]{16}$/);
  expect(readReplyToken(` ${token.toLowerCase().replaceAll(/(.{4})/g, '$1- ')}`)).toBe(token);
});

test('a reply token with one character misread, two swapped, or one lost is none', () => {
  for (let index = 0; index < token.length; index += 1) {
    for (const other of '23456789ABCDEFGHJKMNPQRSTUVWXYZ01OIL') {
      if (other !== token[index]) expect(readReplyToken(token.slice(0, index) + other + token.slice(index + 1))).toBeNull();
    }
    const swapped = token.slice(0, index) + (token[index + 1] ?? '') + token[index] + token.slice(index + 2);
    if (swapped !== token) expect(readReplyToken(swapped)).toBeNull();
    expect(readReplyToken(token.slice(0, index) + token.slice(index + 1))).toBeNull();
  }
});

test('a reply token is not made of too little chance', () => {
  expect(() => replyTokenOf(new Uint8Array(14))).toThrow(RangeError);
});
