const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** A cell as a spreadsheet holds it: dates are days, whatever they look like; the rest is text. */
function cell(value: string): string {
  if (value === '') return '<table:table-cell/>';
  if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return `<table:table-cell table:style-name="day" office:value-type="date" office:date-value="${value}"/>`;
  const lines = value.split('\n').map((line) => `<text:p>${escape(line)}</text:p>`);
  return `<table:table-cell office:value-type="string">${lines.join('')}</table:table-cell>`;
}

const parts = {
  ymd: ['year', 'month', 'day'], dmy: ['day', 'month', 'year'], mdy: ['month', 'day', 'year'],
} as const;

/** How a workbook shows days. */
export interface DayStyle {
  order: keyof typeof parts;
  separator: string;
  /** Without it a year has its last two digits. */
  isLongYear: boolean;
}

/** An OpenDocument workbook in one file, as LibreOffice reads it. */
export function workbook(rows: readonly (readonly string[])[], { order, separator, isLongYear }: DayStyle): string {
  const day = parts[order]
    .map((part) => `<number:${part}${part === 'year' && !isLongYear ? '' : ' number:style="long"'}/>`)
    .join(`<number:text>${separator}</number:text>`);
  const table = rows.map((row) => `<table:table-row>${row.map(cell).join('')}</table:table-row>`).join('\n');
  return `<?xml version="1.0" encoding="UTF-8"?>
<office:document xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0"
  xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" xmlns:style="urn:oasis:names:tc:opendocument:xmlns:style:1.0"
  xmlns:number="urn:oasis:names:tc:opendocument:xmlns:datastyle:1.0" office:version="1.3" office:mimetype="application/vnd.oasis.opendocument.spreadsheet">
<office:automatic-styles>
<number:date-style style:name="shown">${day}</number:date-style>
<style:style style:name="day" style:family="table-cell" style:data-style-name="shown"/>
</office:automatic-styles>
<office:body><office:spreadsheet><table:table table:name="List">
${table}
</table:table></office:spreadsheet></office:body>
</office:document>
`;
}
