import { expect, test } from 'vitest';
import { ownWords } from './ownWords.ts';

const ours = 'Riverbend: your visit is on Thursday at 10:30 a.m. Answer 1 to confirm, 2 if you cannot come.';
const quoted = '> Riverbend: your visit is on Thursday at 10:30 a.m. Answer 1 to\n> confirm, 2 if you cannot come.\n>\n> -- \n> Riverbend, 613-555-0110';

test.each([
  ['what Gmail adds', `1\r\n\r\nOn Tue, Nov 24, 2026 at 12:01 PM Riverbend <intake@clinic.example>\r\nwrote:\r\n\r\n${quoted}\r\n`, '1'],
  ['what Apple Mail adds', `Yes, I come.\n\n> On Nov 24, 2026, at 12:01, Riverbend <intake@clinic.example> wrote:\n> \n${quoted}`, 'Yes, I come.'],
  ['what Outlook adds', `Merci!\n\n________________________________\nDe : Riverbend <intake@clinic.example>\nObjet : Un message\n\n${ours}\n-- \nRiverbend`, 'Merci!'],
  ['what a Japanese program adds', `はい、伺います。\n2026年11月24日(火) 12:01 Riverbend <intake@clinic.example>:\n${quoted}`, 'はい、伺います。'],
  ['an answer right above ours', `Yes\nOn 2026-11-24 12:01, Riverbend wrote:\n${quoted}`, 'Yes'],
  ['a broken line above ours, with words right before it', `Yes\nOn Tue, Nov 24, 2026 at 12:01 PM Riverbend\n<intake@clinic.example> wrote:\n${quoted}`, 'Yes'],
  ['nothing of ours', 'When is it?\n\nAda', 'When is it?\n\nAda'],
  ['a question that ends in a colon', `What I take:\n${quoted}`, 'What I take:'],
])('%s is left out', (_, text, expected) => {
  expect(ownWords(text, ours)).toBe(expected);
});

test('words between ours keep all of it', () => {
  const text = `Hello,\n\n${quoted}\n\nI cannot come then.\n`;
  expect(ownWords(text, ours)).toBe(text.trim());
});
