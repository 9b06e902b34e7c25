// Makes the fillable PDF files and the bad text layers that tests read: node --import tsx tools/foreign/makeForms.ts
import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PDFDocument, PDFName, StandardFonts } from 'pdf-lib';

/**
 * Each file comes from a program that is not ours, all of them Debian packages: texlive-latex-base, libreoffice-writer,
 * qpdf, ghostscript, chromium, cups-filters, python3-reportlab, python3-pikepdf, pdftk-java; and pdf-lib. Whoever makes them anew looks at the pages before committing them.
 */
const fixtures = path.resolve(import.meta.dirname, '../../apps/server/src/platform/documents/fixtures/forms');
const work = mkdtempSync(path.join(tmpdir(), 'intake-forms-'));

const run = (program: string, ...args: string[]) => execFileSync(program, args, { cwd: work, stdio: ['ignore', 'pipe', 'pipe'] });
const keep = (made: string, name: string) => copyFileSync(path.join(work, made), path.join(fixtures, name));

/** An object of qpdf's JSON: a dictionary as `value`, or a stream with its dictionary and data. */
interface PdfObject {
  value?: Record<string, unknown>;
  stream?: { data?: string; dict: Record<string, unknown> };
}

/** Changes the objects of a PDF through qpdf's own JSON. */
function edit(from: string, to: string, change: (object: PdfObject) => void, ...options: string[]): void {
  run('qpdf', '--json-output', '--json-stream-data=inline', '--decode-level=generalized', from, 'edit.json');
  const json = JSON.parse(readFileSync(path.join(work, 'edit.json'), 'utf8')) as { qpdf: [unknown, Record<string, PdfObject>] };
  for (const object of Object.values(json.qpdf[1])) change(object);
  writeFileSync(path.join(work, 'edit.json'), JSON.stringify(json));
  run('qpdf', '--json-input', ...options, 'edit.json', to);
}

/** hyperref asks for the metrics of a font that no page shows; without them pdfTeX complains and makes the file all the same. */
function pdfTex(source: string): void {
  writeFileSync(path.join(work, 'tex.tex'), source);
  spawnSync('pdflatex', ['-interaction=batchmode', 'tex.tex'], { cwd: work });
}

/** Text fields without an appearance: whoever shows them has to draw them. */
function latex(): void {
  pdfTex(
    String.raw`\documentclass[12pt]{article}
\usepackage[margin=2cm]{geometry}
\usepackage{hyperref}
\pagestyle{empty}\parindent0pt
\begin{document}
\section*{Referral Form}
\begin{Form}
\TextField[name=patient,width=7cm,value={Anna Roy}]{Patient name:}\\[2ex]
\TextField[name=dob,width=4cm,value={1961-07-23}]{Date of birth:}\\[2ex]
\TextField[name=hcn,width=6cm,value={9876543217}]{OHIP number:}\\[2ex]
Sex: \CheckBox[name=m,width=1em]{}~Male \quad \CheckBox[name=f,width=1em,checked]{}~Female\\[2ex]
\TextField[name=reason,multiline,width=12cm,height=2.5cm,value={Chest pain on exertion for three weeks, relieved by rest.}]{Reason for referral:}
\end{Form}
\end{document}
`,
  );
  keep('tex.pdf', 'hyperref.pdf');
}

/** LibreOffice makes the form, qpdf fills it in and draws what was filled in. */
function office(): void {
  const fields: Record<string, string> = { patient: 'Haddad, Omar', dob: '1984-10-30', reason: 'Shortness of breath on stairs since the spring.' };
  writeFileSync(
    path.join(work, 'libreoffice.html'),
    `<html><head><meta charset="utf-8"></head><body><h2>Consultation Request</h2><form>
<p>Patient name: <input type="text" name="patient" size="30"></p>
<p>Date of birth: <input type="text" name="dob" size="14"></p>
<p>Sex: <input type="checkbox" name="male"> Male &nbsp; <input type="checkbox" name="female"> Female</p>
<p>Priority: <select name="priority" size="1"><option>Routine</option><option selected>Urgent</option></select></p>
<p>Reason for referral:<br><textarea name="reason" rows="3" cols="60"></textarea></p>
</form></body></html>`,
  );
  const filter = 'pdf:writer_pdf_Export:{"ExportFormFields":{"type":"boolean","value":"true"}}';
  run('soffice', '--headless', `-env:UserInstallation=file://${work}/profile`, '--infilter=HTML (StarWriter)', '--convert-to', filter, 'libreoffice.html');
  edit(
    'libreoffice.pdf',
    'filled.pdf',
    ({ value }) => {
      const name = typeof value?.['/T'] === 'string' ? value['/T'].slice(2) : '';
      if (!value || !name) return;
      if (fields[name]) value['/V'] = `u:${fields[name]}`;
      if (name === 'male') Object.assign(value, { '/V': '/on', '/AS': '/on' });
    },
    '--generate-appearances',
    '--warning-exit-0',
  );
  keep('filled.pdf', 'libreofficeQpdf.pdf');
}

/** Cells for single characters, a choice, radio buttons, a stamped remark, and a field that is hidden. */
async function pdfLib(): Promise<void> {
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  const page = pdf.addPage([612, 792]);
  const form = pdf.getForm();
  const text = (label: string, y: number, value: string, options: { comb?: number; hidden?: boolean } = {}) => {
    page.drawText(label, { x: 50, y: y + 6, size: 11, font });
    const field = form.createTextField(label);
    if (options.comb) {
      field.setMaxLength(options.comb);
      field.enableCombing();
    }
    field.setText(value);
    field.addToPage(page, { x: 200, y, width: 300, height: 22, font, hidden: options.hidden ?? false });
  };
  page.drawText('REFERRAL', { x: 50, y: 740, size: 18, font });
  text('Patient name:', 690, 'Le Blanc, Marie');
  text('Health card number:', 650, '9876543217', { comb: 14 });
  text('Postal code:', 610, 'M5V 2T6', { comb: 7 });
  text('Old phone:', 570, '416-555-0199', { hidden: true });
  page.drawText('Priority:', { x: 50, y: 536, size: 11, font });
  const priority = form.createRadioGroup('priority');
  for (const [index, option] of ['Routine', 'Urgent', 'STAT'].entries()) {
    priority.addOptionToPage(option, page, { x: 200 + index * 100, y: 532, width: 14, height: 14 });
    page.drawText(option, { x: 218 + index * 100, y: 536, size: 11, font });
  }
  priority.select('Urgent');
  page.drawText('Service requested:', { x: 50, y: 496, size: 11, font });
  const service = form.createDropdown('service');
  service.addOptions(['Cardiology', 'Neurology']);
  service.select('Cardiology');
  service.addToPage(page, { x: 200, y: 490, width: 200, height: 22, font });
  const appearance = pdf.context.register(
    pdf.context.stream('BT /F 14 Tf 4 6 Td (Faxed by Maple Clinic) Tj ET', {
      Type: 'XObject', Subtype: 'Form', BBox: [0, 0, 200, 22], Resources: { Font: { F: font.ref } },
    }),
  );
  const stamp = pdf.context.register(pdf.context.obj({ Type: 'Annot', Subtype: 'Stamp', Rect: [350, 735, 550, 757], F: 4, AP: { N: appearance } }));
  page.node.addAnnot(stamp);
  const bytes = await pdf.save();
  writeFileSync(path.join(work, 'pdfLib.pdf'), bytes);
  keep('pdfLib.pdf', 'pdfLib.pdf');
  run('gs', '-q', '-dBATCH', '-dNOPAUSE', '-sDEVICE=pdfwrite', '-sOutputFile=ghostscript.pdf', 'pdfLib.pdf');
  keep('ghostscript.pdf', 'ghostscript.pdf');
}

/** A form that Adobe's reader alone can draw; every other program shows the one sentence. */
async function dynamicForm(): Promise<void> {
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  const page = pdf.addPage([612, 792]);
  page.drawText('Please wait... If this message is not eventually replaced by the proper contents of the document,', { x: 30, y: 700, size: 10, font });
  page.drawText('your PDF viewer may not be able to display this type of document.', { x: 30, y: 685, size: 10, font });
  const template = '<xdp:xdp xmlns:xdp="http://ns.adobe.com/xdp/"><template xmlns="http://www.xfa.org/schema/xfa-template/3.3/"/></xdp:xdp>';
  const form = pdf.context.obj({ Fields: [], XFA: pdf.context.register(pdf.context.stream(template)) });
  pdf.catalog.set(PDFName.of('AcroForm'), form);
  pdf.catalog.set(PDFName.of('NeedsRendering'), pdf.context.obj(true));
  writeFileSync(path.join(fixtures, 'dynamic.pdf'), await pdf.save());
}

/** Letters that are in no font of the file, on a page and in fields. */
function unembedded(): void {
  run('/usr/bin/python3', path.join(import.meta.dirname, 'sources/unembedded.py'), work);
  for (const name of ['japanese', 'chinese', 'korean', 'filledJapanese', 'filledChinese', 'filledFrench', 'filledVietnamese', 'filledArabic']) keep(`${name}.pdf`, `${name}.pdf`);
  // Neither has a font for it: one leaves the fields empty, the other puts question marks there.
  const values = { name: '王小明', born: '1961年7月23日', reason: '膝盖疼痛' };
  const fields = Object.entries(values).map(([name, value]) => `<field name="${name}"><value>${value}</value></field>`);
  writeFileSync(path.join(work, 'values.xfdf'), `<?xml version="1.0" encoding="UTF-8"?><xfdf xmlns="http://ns.adobe.com/xfdf/"><fields>${fields.join('')}</fields></xfdf>`);
  run('pdftk', 'form.pdf', 'fill_form', 'values.xfdf', 'output', 'pdftk.pdf');
  keep('pdftk.pdf', 'pdftkChinese.pdf');
  run('qpdf', '--generate-appearances', '--warning-exit-0', '--deterministic-id', 'filledChinese.pdf', 'qpdf.pdf');
  keep('qpdf.pdf', 'qpdfChinese.pdf');
}

/** A typed letter of Chromium's whose fonts say nothing, or the wrong thing, about their letters. */
function badLayers(): void {
  writeFileSync(
    path.join(work, 'letter.html'),
    '<html><body style="font: 18px serif"><p>Maple Family Clinic</p><p>Patient: Anna Roy</p><p>Date of birth: 1961-07-23</p>' +
      '<p>Dear colleague, thank you for seeing this patient, who has had chest pain on exertion for three weeks.</p></body></html>',
  );
  const chromium = process.env['CHROMIUM_PATH'] ?? 'chromium';
  run(chromium, '--headless', '--no-sandbox', '--disable-gpu', '--no-pdf-header-footer', '--print-to-pdf=letter.pdf', 'letter.html');
  keep('letter.pdf', 'chromium.pdf');
  edit('letter.pdf', 'noMapping.pdf', ({ value }) => delete value?.['/ToUnicode']);
  keep('noMapping.pdf', 'noMapping.pdf');
  for (const [name, shift] of [['wrongMapping', 3], ['privateUse', 0xf000]] as const) {
    edit('letter.pdf', `${name}.pdf`, ({ stream }) => shiftMapping(stream, shift));
    keep(`${name}.pdf`, `${name}.pdf`);
  }
  pdfTex(String.raw`\documentclass{article}\usepackage[T1]{fontenc}\pdfgentounicode=0\begin{document}\pagestyle{empty}Dear colleague, thank you for seeing this patient.\end{document}`);
  keep('tex.pdf', 'bitmapFont.pdf');
  // CUPS writes numbers of glyphs where letters belong.
  writeFileSync(path.join(work, 'cups.txt'), 'Patient: Anna Roy\nDear colleague, thank you for seeing this patient, who has had chest pain.\n');
  const cups = execFileSync('/usr/lib/cups/filter/texttopdf', ['1', 'clinic', 'letter', '1', '', 'cups.txt'], { cwd: work, env: { ...process.env, PPD: '', CHARSET: 'utf-8' }, stdio: ['ignore', 'pipe', 'ignore'] });
  writeFileSync(path.join(fixtures, 'cupsText.pdf'), cups);
}

/** Moves every letter that a font's map gives. */
function shiftMapping(stream: PdfObject['stream'], shift: number): void {
  if (!stream?.data) return;
  const text = Buffer.from(stream.data, 'base64').toString('latin1');
  if (!text.includes('begincmap')) return;
  const moved = text.replace(/<([\dA-F]{4})>(?=\s*(?:\n|$))/gi, (whole, code: string) => {
    const letter = parseInt(code, 16);
    return letter > 0x20 && letter < 0x7f ? `<${(letter + shift).toString(16).padStart(4, '0')}>` : whole;
  });
  stream.data = Buffer.from(moved, 'latin1').toString('base64');
}

mkdirSync(fixtures, { recursive: true });
try {
  latex();
  office();
  await pdfLib();
  await dynamicForm();
  unembedded();
  badLayers();
} finally {
  rmSync(work, { recursive: true });
}
