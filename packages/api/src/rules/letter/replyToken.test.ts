import { expect, test } from 'vitest';
import { findWrittenTokens, meantToken, readReplyToken, replyTokenOf } from './replyToken.ts';

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

test.each([
  ['FZ3J-SQJP-53CT-T7SZ', 'FZ3)-SQJP-53CT-T7SZ'],
  ['UA7H-T2FJ-P95W-EMX5', '- UA7H-T2F)-P95W-EMXS'],
  ['9SUC-DYNE-XUG8-9V5R', 'Code: 9SUC-DYNE-XUGS8-9V5R.'],
  ['3AD5-FPRW-PUS9-4ES3', 'Reply to your letter, code 3AD5-F PRW-PUS9-4ES3'],
  ['QNF2-Q265-ME23-3WDJ', '~, QNF2- (Q265- -ME23-3WDj Page 1 of 1'],
  ['R22M-UJJN-JJY4-ZE2Q', 'CODE R22MUJJN-JJY4-ZE2Q PAGE 1 OF 2'],
  ['ZNN5-S6M4-APE4-WE94', 'CODE ZNNS S6M4 APE4 WES4 Page 1'],
])('the reply token %s is meant by %s, as a fax was read', (token, read) => {
  const all = ['3P5S2DKW5WXXD7U9', token.replaceAll('-', '')];
  expect(findWrittenTokens(`Please send this page back.\n${read}\n`).map((written) => meantToken(written, all))).toContain(token.replaceAll('-', ''));
});

test('words, numbers of people and another token are not taken for a reply token', () => {
  const text = 'THIS WILL HAVE BEEN DONE. Fax: 416-555-0142. Health number: 9876 543 217 AB. 3P5S-2DKW-5WXX-D7U8';
  expect(findWrittenTokens(text).map((written) => meantToken(written, ['FZ3JSQJP53CTT7SZ', 'UA7HT2FJP95WEMX5'])).filter(Boolean)).toEqual([]);
});
