import { readFile } from 'node:fs/promises';
import { degrees, rgb, StandardFonts } from 'pdf-lib';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import type { Word } from '../../ocr/word.ts';
import { typedPdf } from '../documents.fixtures.ts';
import { documents } from '../../../testing/documents.ts';

const fixture = (name: string) => readFile(new URL(`../fixtures/forms/${name}.pdf`, import.meta.url));

async function firstPage(bytes: Uint8Array) {
  const document = await documents.open({ bytes });
  const page = await document.renderPage(1);
  await document.close();
  return page;
}

function linesOf(words: Word[] = []): string[] {
  const lines = new Map<number, string[]>();
  for (const { text, line } of words) lines.set(line, [...(lines.get(line) ?? []), text]);
  return [...lines.values()].map((line) => line.join(' '));
}

/** Share of a word's box that is inked, 0 to 1. */
async function inkAt(png: Buffer, [x0, y0, x1, y1]: Word['box']): Promise<number> {
  const { width, height } = await sharp(png).metadata();
  const [left, top] = [Math.floor(x0 * width), Math.floor(y0 * height)];
  const area = { left, top, width: Math.ceil((x1 - x0) * width), height: Math.ceil((y1 - y0) * height) };
  const { channels } = await sharp(await sharp(png).extract(area).toBuffer()).stats();
  return 1 - channels[0]!.mean / 255;
}

describe('what was filled into a form is read where it stands', () => {
  test.each([
    ['hyperref', ['Patient name: Anna Roy', 'Date of birth: 1961-07-23', 'OHIP number: 9876543217', 'Sex: ☐ Male ☑ Female', 'Chest pain on exertion for three weeks, relieved by rest.']],
    ['libreofficeQpdf', ['Patient name: Haddad, Omar', 'Date of birth: 1984-10-30', 'Sex: ☑ Male ☐ Female', 'Priority: Urgent', 'Shortness of breath on stairs since the spring.']],
    ['pdfLib', ['REFERRAL Faxed by Maple Clinic', 'Patient name: Le Blanc, Marie', 'Health card number: 9876543217', 'Postal code: M5V 2T6', 'Priority: ☐ Routine ☑ Urgent ☐ STAT', 'Service requested: Cardiology']],
    ['ghostscript', ['Le Blanc, Marie', 'Cardiology', 'Faxed by Maple Clinic']],
  ])('%s', async (name, lines) => {
    const { words, png } = await firstPage(await fixture(name));
    expect(linesOf(words)).toEqual(expect.arrayContaining(lines));
    for (const word of words!) expect(await inkAt(png, word.box), word.text).toBeGreaterThan(0.01);
  });

  test.each([
    ['filledFrench', 'Élise Côté-Œuvrard', '23 juillet 1961', 'Douleur à l’épaule'],
    ['filledJapanese', '山田太郎', '昭和36年7月23日', '膝の痛み'],
    ['filledChinese', '王小明', '1961年7月23日', '膝盖疼痛'],
    ['pdftkChinese', '王小明', '1961年7月23日', '膝盖疼痛'],
    ['qpdfChinese', '王小明', '1961年7月23日', '膝盖疼痛'],
    ['filledVietnamese', 'Nguyễn Thị Hương', '1961-07-23', 'Đau khớp gối'],
    ['filledArabic', 'محمد علي', '1961-07-23', 'ألم الركبة'],
  ])('%s, in letters that are in no font of the file', async (name, patient, born, reason) => {
    const { words } = await firstPage(await fixture(name));
    expect(linesOf(words)).toEqual([`Patient name: ${patient}`, `Date of birth: ${born}`, `Reason: ${reason}`]);
  });

  test('a hidden field is not', async () => {
    const { words } = await firstPage(await fixture('pdfLib'));
    expect(linesOf(words)).toContain('Old phone:');
    expect(linesOf(words).join(' ')).not.toContain('0199');
  });

  test.each(['hyperref', 'libreofficeQpdf', 'pdfLib'])('a page of %s that is composed anew shows it still, for recognition to read', async (name) => {
    const bytes = await fixture(name);
    const [before, after] = [await firstPage(bytes), await firstPage(await documents.compose([{ source: { bytes }, pageNumber: 1, rotation: 0 }]))];
    expect(after.words).toBeUndefined();
    for (const word of before.words!) expect(await inkAt(after.png, word.box), word.text).toBeGreaterThan(0.01);
  });

  test('a form that one reader alone can draw is refused with a word of its own', async () => {
    await expect(documents.open({ bytes: await fixture('dynamic') })).rejects.toMatchObject({ code: 'dynamic-form' });
  });
});

describe('a page whose letters are in no font of the file', () => {
  test.each([
    ['japanese', ['紹介状', '患者氏名：山田太郎', '生年月日：昭和36年7月23日', '紹介理由：膝の痛み']],
    ['chinese', ['转诊单', '患者姓名：王小明', '出生日期：1961年7月23日', '转诊原因：膝盖疼痛']],
  ])('%s, is drawn with ours and read', async (name, lines) => {
    const { words, png } = await firstPage(await fixture(name));
    expect(linesOf(words)).toEqual(lines);
    for (const word of words!) expect(await inkAt(png, word.box), word.text).toBeGreaterThan(0.05);
  });
});

test('a page of letters that no font here has is refused, since nothing of it would be seen', async () => {
  await expect(fixture('korean').then(firstPage)).rejects.toMatchObject({ name: 'DocumentError', code: 'damaged' });
});

describe('a text layer that is not what the page says, or lies, gives way to recognition', () => {
  test('a layer that says what is seen stays', async () => {
    const { words } = await firstPage(await fixture('chromium'));
    expect(linesOf(words)).toContain('Date of birth: 1961-07-23');
  });

  test.each(['noMapping', 'wrongMapping', 'privateUse', 'bitmapFont', 'cupsText'])('%s', async (name) => {
    expect((await firstPage(await fixture(name))).words).toBeUndefined();
  });

  test('a bullet that no font knows leaves the words as they are', async () => {
    const papers = await readFile(new URL('../../../pipeline/extraction/fixtures/papers/pdftex.pdf', import.meta.url));
    const document = await documents.open({ bytes: papers });
    const { words } = await document.renderPage(6);
    await document.close();
    expect(linesOf(words)).toContain('Free quote in two minutes');
  });

  test('words covered by paper', async () => {
    const bytes = await typedPdf(['what another program believed to read here'], (page) => page.drawRectangle({ x: 0, y: 500, width: 396, height: 80, color: rgb(1, 1, 1) }));
    expect((await firstPage(bytes)).words).toBeUndefined();
  });

  test.each([
    ['on its side', 90, { x: 120, y: 100 }],
    ['on its head', 180, { x: 380, y: 540 }],
    ['on its other side', 270, { x: 300, y: 500 }],
  ])('words that lie %s, which whoever recognises them turns', async (_, angle, place) => {
    const bytes = await typedPdf([''], async (page, pdf) => {
      const font = await pdf.embedFont(StandardFonts.Helvetica);
      page.drawText('Dear colleague, thank you for seeing this patient.', { ...place, size: 12, font, rotate: degrees(angle) });
    });
    expect((await firstPage(bytes)).words).toBeUndefined();
    const turned = await typedPdf(['Dear colleague, thank you for seeing this patient.'], (page) => page.setRotation(degrees(angle)));
    expect((await firstPage(turned)).words).toBeUndefined();
  });

  test('words of a script that nobody recognises stay, however they lie', async () => {
    const bytes = await documents.compose([{ source: { bytes: await fixture('japanese') }, pageNumber: 1, rotation: 90 }]);
    expect((await firstPage(bytes)).words?.map(({ text }) => text)).toContain('患者氏名：山田太郎');
  });

  test('a page that its own entry turns upright', async () => {
    const bytes = await typedPdf([''], async (page, pdf) => {
      const font = await pdf.embedFont(StandardFonts.Helvetica);
      page.setRotation(degrees(90));
      page.drawText('Dear colleague, thank you for seeing this patient.', { x: 120, y: 100, size: 12, font, rotate: degrees(90) });
    });
    expect(linesOf((await firstPage(bytes)).words)).toEqual(['Dear colleague, thank you for seeing this patient.']);
  });

  test('print that is too small to be read is left out', async () => {
    const bytes = await typedPdf(['the rest is still readable'], async (page, pdf) => {
      const font = await pdf.embedFont(StandardFonts.Helvetica);
      page.drawText('Health card number 9876543217', { x: 36, y: 400, size: 0.5, font });
      page.drawText('small print I read', { x: 36, y: 300, size: 4, font });
    });
    expect(linesOf((await firstPage(bytes)).words)).toEqual(['the rest is still readable', 'small print I read']);
  });

  test('a single word under a black bar is left out', async () => {
    const bytes = await typedPdf(['the rest is still readable'], async (page, pdf) => {
      const font = await pdf.embedFont(StandardFonts.Helvetica);
      page.drawText('redacted', { x: 36, y: 400, size: 12, font });
      page.drawRectangle({ x: 30, y: 390, width: 120, height: 30 });
    });
    expect(linesOf((await firstPage(bytes)).words)).toEqual(['the rest is still readable']);
  });
});
