/** A page as it would come over the wire, drawn as text so that stories need no file. Sizes in px of a 1728 page. */
interface Line {
  text: string;
  x: number;
  y: number;
  size: number;
  bold?: boolean;
  /** x0, y0, x1, y1 as fractions of the page. */
  box: [number, number, number, number];
}

const width = 1728;
const height = 2200;

const line = (text: string, x: number, y: number, size = 34, bold = false): Line => ({
  text, x, y, size, bold,
  box: [x / width, (y - size) / height, Math.min(0.95, (x + text.length * size * 0.52) / width), (y + size * 0.35) / height],
});

export const letterLines: readonly Line[] = [
  line('NOV-21-2026 08:42   FROM: RIVERBEND FAMILY PRACTICE   613-555-0142        PAGE 1/3', 90, 60, 24),
  line('Riverbend Family Practice', 140, 220, 58, true),
  line('1180 Mill Race Road, Suite 4, Ottawa ON  ·  Tel 613-555-0140  ·  Fax 613-555-0142', 140, 280, 28),
  line('REFERRAL', 140, 420, 52, true),
  line('STAT', 1300, 420, 62, true),
  line('To: Lakeshore Heart Clinic', 140, 500),
  line('Service: Cardiology consult', 140, 550),
  line('Date: 2026-11-21', 1100, 500),
  line('PATIENT', 140, 660, 30, true),
  line('Name: Tamsin Wrenfield', 140, 720, 38),
  line('Date of birth: 1974-03-22', 140, 780, 38),
  line('Sex: F', 1000, 780, 38),
  line('Health card: 9876 543 217  ON', 140, 840, 38),
  line('Phone: 613-555-0118', 1000, 840, 38),
  line('REASON FOR REFERRAL', 140, 960, 30, true),
  line('New systolic murmur with exertional chest pain over the last two weeks.', 140, 1020, 36),
  line('Shortness of breath on one flight of stairs. No syncope. Blood pressure 148/92,', 140, 1075, 36),
  line('heart rate 84 regular. Grade 3/6 murmur at the right upper sternal border.', 140, 1130, 36),
  line('ECG attached (page 2), laboratory results attached (page 3).', 140, 1185, 36),
  line('MEDICATIONS', 140, 1300, 30, true),
  line('Ramipril 5 mg daily   ·   Rosuvastatin 10 mg daily   ·   No known allergies', 140, 1360, 36),
  line('Please see as soon as possible. Thank you for your help with her care.', 140, 1500, 36),
  line('Emeka Halvorsen, MD', 140, 1760, 38, true),
  line('CPSO 100000   ·   Billing 000000', 140, 1815, 32),
];

const attachment = (number: number): readonly Line[] => [
  line(`NOV-21-2026 08:42   FROM: RIVERBEND FAMILY PRACTICE   613-555-0142        PAGE ${number}/3`, 90, 60, 24),
  line(number === 2 ? '12-lead ECG' : 'Laboratory report', 140, 220, 52, true),
  line('Tamsin Wrenfield   1974-03-22   9876 543 217 ON', 140, 290),
  ...(number === 2
    ? [line('Rate 84   PR 162 ms   QRS 94 ms   QTc 421 ms   Sinus rhythm', 140, 380)]
    : ['Haemoglobin 138 g/L', 'Leukocytes 6.2', 'Platelets 244', 'Creatinine 71 umol/L', 'Potassium 4.3 mmol/L', 'LDL 2.1 mmol/L'].map((text, at) => line(text, 140, 400 + at * 62))),
];

const trace = Array.from({ length: 4 }, (_, row) => {
  const beat = 'h60 q10 -24 20 0 h20 l8 14 l12 -150 l14 176 l10 -40 h40 q26 -46 52 0 h40';
  return `<path d="M140 ${620 + row * 360} ${beat.concat(' ').repeat(4)}" fill="none" stroke="#222" stroke-width="4"/>`;
}).join('');

/** The image of a page, 1 to 3, as a data address. */
export function letterImage(number: number): string {
  const lines = (number === 1 ? letterLines : attachment(number))
    .map(({ text, x, y, size, bold }) => `<text x="${x}" y="${y}" font-size="${size}"${bold ? ' font-weight="700"' : ''} xml:space="preserve">${text}</text>`)
    .join('');
  const signature = '<path d="M150 1680c40-90 70-80 60-20s40 30 70-30 40 60 80 10 60-40 120-10" fill="none" stroke="#222" stroke-width="5"/>';
  const rules = number === 1 ? '<path d="M140 320h1440M140 590h1440M140 890h1440M140 1240h1440" stroke="#333" stroke-width="3"/>' : '';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#fff"/><g font-family="Inter Variable, Arial, sans-serif" fill="#1c1c1c">${lines}</g>${rules}${number === 1 ? signature : number === 2 ? trace : ''}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
