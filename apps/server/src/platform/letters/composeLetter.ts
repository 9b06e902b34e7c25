import { PDFDocument } from 'pdf-lib';
import type { Letter, LetterBlock, PrintedLetter } from './letter.ts';
import { pageText } from './letter.messages.ts';
import { codeModules, codePath, moduleSize, quietModules, tokenText } from './replyCode.ts';
import { column, Sheet } from './sheet.ts';
import { printTable } from './table.ts';
import { embedSubset, Typesetter, type Embed, type Style } from './typesetter.ts';

const styles = {
  name: { size: 15, weight: 'bold' },
  small: { size: 9 },
  body: { size: 11 },
  strong: { size: 11, weight: 'bold' },
  /** Read by machines, too. */
  token: { size: 15, weight: 'bold' },
} as const satisfies Record<string, Style>;

const logoBox = { width: 150, height: 50 };
const listIndent = 16;
const bullet = '•';

/**
 * The letter as a PDF with its faces embedded. The same letter is the same bytes every time, so that its hash proves it.
 * @throws UnwritableText
 */
export async function composeLetter(letter: Letter, embed: Embed = embedSubset): Promise<PrintedLetter> {
  const document = await PDFDocument.create({ updateMetadata: false });
  document.setProducer('Intake');
  document.setLanguage(letter.locale);
  const typesetter = await Typesetter.create(document, letter.locale, textsOf(letter), embed);
  const isDense = letter.locale === 'zh' || letter.locale === 'ja';
  const sheet = new Sheet(document, typesetter, isDense ? 1.6 : 1.4);

  await printHead(document, sheet, letter);
  if (letter.patient) printPatient(sheet, letter.patient);
  if (letter.subject) {
    sheet.text(letter.subject, styles.strong);
    sheet.space(6);
  }
  for (const block of letter.body) printBlock(sheet, block);
  if (letter.signature) printSignature(sheet, letter.signature);
  if (letter.reply) printReply(sheet, letter.reply);
  // Each page says by itself what it answers, far from the code: where that is crossed out, or stays behind, this is read.
  const answers = letter.reply && tokenText(letter.reply.token);
  sheet.feet((page, pages) => [answers, pageText[letter.locale](page, pages)].filter(Boolean).join('   '), answers ? styles.body : styles.small);
  return { bytes: await document.save({ objectsPerTick: Infinity }), pageCount: sheet.pages.length };
}

/** All that is printed, by its weight; the digits of page numbers are not known yet. */
function textsOf({ locale, letterhead, date, recipient, subject, patient, body, signature, reply }: Letter) {
  const bold = [letterhead.name, subject ?? '', ...(patient ?? []).map(({ label }) => label)];
  const regular = [
    ...letterhead.lines, date, ...recipient, ...(patient ?? []).map(({ value }) => value), ...(signature ?? []),
    pageText[locale](1234567890, 1234567890), bullet,
  ];
  for (const block of body) {
    if (block.kind === 'paragraph') regular.push(block.text);
    else if (block.kind === 'list') regular.push(...block.items);
    else {
      bold.push(...block.head, ...(block.totals?.at(-1) ?? []));
      regular.push(...block.rows.flat(), ...(block.totals?.flat() ?? []));
    }
  }
  if (reply) {
    regular.push(reply.note, tokenText(reply.token));
    bold.push(tokenText(reply.token));
  }
  return { regular, bold };
}

async function printHead(document: PDFDocument, sheet: Sheet, { letterhead, date, recipient }: Letter): Promise<void> {
  const top = sheet.y;
  const logo = letterhead.logo && (await document.embedPng(letterhead.logo));
  if (logo) sheet.image(logo, logo.scaleToFit(logoBox.width, logoBox.height), column.x);
  const x = column.x + (logo ? logoBox.width + 16 : 0);
  const place = { x, width: column.x + column.width - x };
  sheet.text(letterhead.name, styles.name, place);
  for (const line of letterhead.lines) sheet.text(line, styles.small, place);
  if (logo) sheet.y = Math.max(sheet.y, top + logoBox.height);
  sheet.space(6);
  sheet.rule();
  sheet.space(12);
  sheet.lineAtEnd(date, styles.body);
  const beside = { x: column.x, width: column.width * 0.65 };
  if (recipient.length === 0) sheet.space(sheet.height(1, styles.body));
  for (const line of recipient) sheet.text(line, styles.body, beside);
  sheet.space(12);
}

function printPatient(sheet: Sheet, fields: NonNullable<Letter['patient']>): void {
  const labels = { x: column.x, width: 150 };
  const values = { x: column.x + labels.width + 8, width: column.width - labels.width - 8 };
  sheet.rule(column, 0.5);
  sheet.space(2);
  for (const { label, value } of fields) {
    const [own, told] = [sheet.wrap(label, styles.strong, labels), sheet.wrap(value, styles.body, values)];
    const height = sheet.height(Math.max(own.length, told.length), styles.body);
    sheet.keep(height);
    const top = sheet.y;
    for (const line of own) sheet.line(line, styles.strong, labels.x);
    sheet.y = top;
    for (const line of told) sheet.line(line, styles.body, values.x);
    sheet.y = top + height;
  }
  sheet.space(3);
  sheet.rule(column, 0.5);
  sheet.space(10);
}

function printBlock(sheet: Sheet, block: LetterBlock): void {
  if (block.kind === 'paragraph') sheet.text(block.text, styles.body);
  else if (block.kind === 'table') printTable(sheet, block, styles.strong, styles.body);
  else {
    for (const item of block.items) {
      sheet.keep(sheet.height(1, styles.body));
      const top = sheet.y;
      sheet.line(bullet, styles.body, column.x + 4);
      sheet.y = top;
      sheet.text(item, styles.body, { x: column.x + listIndent, width: column.width - listIndent });
    }
  }
  sheet.space(8);
}

function printSignature(sheet: Sheet, lines: string[]): void {
  sheet.keep(30 + sheet.height(lines.length, styles.body));
  sheet.space(24);
  for (const line of lines) sheet.text(line, styles.body);
  sheet.space(8);
}

function printReply(sheet: Sheet, { token, note }: NonNullable<Letter['reply']>): void {
  const quiet = quietModules * moduleSize;
  const side = codeModules * moduleSize;
  sheet.keep(side + 2 * quiet);
  sheet.space(quiet);
  const top = sheet.y;
  sheet.path(codePath(token), moduleSize, column.x + quiet);
  const x = column.x + side + 2 * quiet;
  sheet.text(note, styles.body, { x, width: column.x + column.width - x });
  sheet.space(4);
  sheet.text(tokenText(token), styles.token, { x, width: column.x + column.width - x });
  sheet.y = Math.max(sheet.y, top + side) + quiet;
}
