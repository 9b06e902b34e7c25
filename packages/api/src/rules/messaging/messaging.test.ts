import { describe, expect, it } from 'vitest';
import { IllegalTransition, transition } from '../lifecycle/lifecycle.ts';
import { attachmentRefusal, attachmentType, largestAttachments } from './attachments.ts';
import { channelOf, mailAddressOf } from './channelOf.ts';
import { answerOf, intentOf, languageOfOrder, mayAskToStop, saysWrongNumber } from './messageIntent.ts';
import { afterNews, afterSettling, messageLifecycle, openMessageStatuses } from './messageLifecycle.ts';
import type { MessageNews } from './messageLifecycle.ts';
import { messageStatuses } from './messageWords.ts';
import { partsOf, plainText, segmentsOf } from './segments.ts';

describe('segmentsOf', () => {
  it.each([
    ['nothing', '', 'GSM-7', 0, 160],
    ['160 letters', 'a'.repeat(160), 'GSM-7', 1, 0],
    ['161 letters', 'a'.repeat(161), 'GSM-7', 2, 145],
    ['306 letters', 'a'.repeat(306), 'GSM-7', 2, 0],
    ['307 letters', 'a'.repeat(307), 'GSM-7', 3, 152],
    ['80 signs that take two septets', '€'.repeat(80), 'GSM-7', 1, 0],
    ['a sign of two septets at the edge, which moves on whole', `${'a'.repeat(152)}€${'a'.repeat(151)}`, 'GSM-7', 2, 0],
    ['70 Chinese letters', '医'.repeat(70), 'UCS-2', 1, 0],
    ['71 Chinese letters', '医'.repeat(71), 'UCS-2', 2, 63],
    ['a pair of units at the edge, which moves on whole', `${'医'.repeat(66)}😀${'医'.repeat(65)}`, 'UCS-2', 2, 0],
    ['French that fits', 'à é è ù Ç É', 'GSM-7', 1, 149],
  ])('of %s', (_, text, encoding, count, left) => {
    expect(segmentsOf(text)).toMatchObject({ encoding, count, left });
  });

  it.each(['ç', 'ê', 'ô', 'œ', '’', '—', '\u00a0', '`'])('names %j as what makes a text costly', (character) => {
    const { encoding, costly } = segmentsOf(`a ${character} b ${character}`);
    expect(encoding).toBe('UCS-2');
    expect(character).toContain(costly[0]);
    expect(costly).toHaveLength(1);
  });

  it('is spared by plain signs, which change no letter', () => {
    const text = '“Bring your card” – it’s at 9\u00a0h…';
    expect(plainText(text)).toBe('"Bring your card" - it\'s at 9 h...');
    expect(segmentsOf(plainText(text)).encoding).toBe('GSM-7');
    expect(plainText('ça, rendez-vous reçu 医')).toBe('ça, rendez-vous reçu 医');
  });
});

describe('a message that is one word', () => {
  it.each([
    'STOP', 'stop', ' Stop. ', 'STOP ALL', 'stop-all', 'StopAll', 'unsubscribe', 'Cancel', 'END', 'quit', 'revoke', 'opt out', 'Opt-Out', 'ＳＴＯＰ',
    'ARRET', 'arrêt', 'Arre\u0302t!', '退订', '退訂', '停止', '配信停止', 'ストップ', 'ｽﾄｯﾌﾟ', 'ストップ。', '"STOP"',
  ])('%j opts out', (text) => expect(intentOf(text)).toBe('stop'));

  it.each([['start', 'start'], ['UNSTOP', 'start'], ['Help', 'help'], ['aide', 'help'], ['帮助', 'help'], ['ヘルプ', 'help']] as const)('%j is %s', (text, intent) => {
    expect(intentOf(text)).toBe(intent);
  });

  it.each(['', 'yes', 'stopping', 'cancel my appointment', 'I will start', 'please stop texting', '停止しないで', 'endoscopy', '😀'])('%j orders nothing', (text) => {
    expect(intentOf(text)).toBeNull();
  });
});

describe('a message that a person has to read', () => {
  it.each(["Please STOP texting me", "don't text me again", 'Arrêtez de m’écrire', '请不要再发短信', 'もうやめてください', 'me désabonner svp'])('%j may ask for an end', (text) => {
    expect(mayAskToStop(text)).toBe(true);
  });

  it.each(['Can I cancel my visit?', 'at the end of May', 'I am at the bus stopover', 'STOP'])('%j does not', (text) => expect(mayAskToStop(text)).toBe(false));

  it.each(['Wrong number', 'sorry, wrong  number!', 'Mauvais numéro', 'C’est pas le bon numero', '你发错了', '番号違いです'])('%j comes from somebody else', (text) => {
    expect(saysWrongNumber(text)).toBe(true);
  });

  it.each(['My number changed', 'number 1', 'something is wrong with my knee'])('%j does not say so', (text) => expect(saysWrongNumber(text)).toBe(false));
});

it.each([['1', 1], [' 2. ', 2], ['１', 1], ['①', 1], ['12', null], ['1 2', null], ['yes', null], ['', null]] as const)('%j answers %j', (text, answer) => {
  expect(answerOf(text)).toBe(answer);
});

describe('the life of a message', () => {
  it('leads through one claim to its delivery', () => {
    const last = (['release', 'claim', 'accept', 'deliver'] as const).reduce((status, event) => transition(messageLifecycle, status, event), 'scheduled' as (typeof messageStatuses)[number]);
    expect(last).toBe('delivered');
  });

  it('is claimed only while it is open, and nothing that nobody knows of comes back to be claimed', () => {
    const claimable = messageStatuses.filter((status) => messageLifecycle[status].claim);
    expect(claimable).toEqual([...openMessageStatuses]);
    const reached = new Set<string>(['unconfirmed']);
    for (const from of reached) for (const next of Object.values(messageLifecycle[from as (typeof messageStatuses)[number]])) reached.add(next);
    expect(claimable.filter((status) => reached.has(status))).toEqual([]);
  });

  it('ends alike in whichever order, and however often, its news comes', () => {
    const orders: MessageNews[][] = [['accept', 'deliver'], ['deliver', 'accept'], ['deliver', 'deliver', 'accept'], ['accept', 'deliver', 'accept', 'fail'], ['fail', 'accept', 'deliver']];
    for (const order of orders) expect(order.reduce(afterNews, 'sending')).toBe('delivered');
    expect((['fail', 'accept'] as const).reduce<(typeof messageStatuses)[number]>(afterNews, 'unconfirmed')).toBe('failed');
  });

  it('takes no news of what was never handed over', () => {
    for (const status of ['scheduled', 'queued', 'blocked', 'cancelled', 'received'] as const)
      for (const news of ['accept', 'deliver', 'fail'] as const) expect(afterNews(status, news)).toBe(status);
  });

  it('is settled by a person only where nobody knows', () => {
    expect(afterSettling('unconfirmed', 'arrived')).toBe('delivered');
    expect(afterSettling('unconfirmed', 'not-arrived')).toBe('failed');
    for (const status of messageStatuses.filter((one) => one !== 'unconfirmed')) expect(() => afterSettling(status, 'arrived')).toThrow(IllegalTransition);
  });
});

describe('an address', () => {
  it('says what a message to it goes by', () => {
    expect([channelOf('+16135550118'), channelOf('ada@mail.example'), channelOf('')]).toEqual(['sms', 'email', 'sms']);
  });

  it('is one, however it is written, and none where it would be several or end a header', () => {
    expect(mailAddressOf('  Ada.O@Mail.Example ')).toBe('ada.o@mail.example');
    for (const text of [null, '', 'ada', 'ada@mail', 'ada@mail.example, eve@mail.example', 'ada@mail.example\r\nBcc: eve@mail.example', '"Ada" <ada@mail.example>', `${'a'.repeat(250)}@mail.example`])
      expect(mailAddressOf(text)).toBeNull();
  });
});

it('a held e-mail is the patient’s or is not, and nothing else', () => {
  expect([afterSettling('held', 'theirs'), afterSettling('held', 'not-theirs')]).toEqual(['received', 'cancelled']);
  expect(() => afterSettling('received', 'theirs')).toThrow(IllegalTransition);
  expect(() => afterSettling('unconfirmed', 'theirs')).toThrow(IllegalTransition);
});

describe('files that go with a message', () => {
  const bytes = (text: string, size = text.length) => Uint8Array.from({ length: size }, (_, at) => text.charCodeAt(at) || 0);
  const jpeg = bytes('\xff\xd8\xff');

  it.each([
    ['a picture', [jpeg], null],
    ['three', [jpeg, jpeg, jpeg], null],
    ['four', [jpeg, jpeg, jpeg, jpeg], 'too-many'],
    ['nothing in it', [bytes('')], 'empty'],
    ['what no telephone shows', [bytes('II*\0')], 'unsupported-type'],
    ['as much as goes', [bytes('%PDF-', 1000)], null],
    ['together more than goes', [bytes('%PDF-', 600), bytes('%PDF-', 401)], 'too-large'],
  ] as const)('%s', (_, files, refusal) => {
    expect(attachmentRefusal(files, 1000)).toBe(refusal);
  });

  it('are what their bytes say, as large as the line carries, and paid for as one picture message', () => {
    expect(attachmentType(bytes('GIF89a'))).toBe('image/gif');
    expect(['+14165550100', '+18335550100', 'email'].map(largestAttachments)).toEqual([1_000_000, 600_000, 5_000_000]);
    expect([partsOf('a'.repeat(400), 2), partsOf('a'.repeat(400), 0)]).toEqual([3, 3]);
    expect(partsOf('Here.', 1)).toBe(3);
  });
});

it.each([['ARRÊT', 'fr'], ['arret', 'fr'], ['退订', 'zh'], ['ストップ', 'ja'], ['停止', null], ['STOP', null]])('%s is an order in %s', (words, language) => {
  expect(languageOfOrder(words)).toBe(language);
});
