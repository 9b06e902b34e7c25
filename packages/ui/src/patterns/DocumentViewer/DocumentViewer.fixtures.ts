import type { PageBox, ViewerMark, ViewerPage, ViewerWord } from './viewer.model.ts';

const width = 1734;
const height = 2244;

const paragraphs = [
  ['Riverside Family Practice', '48 Harbour Street, Kingston'],
  ['REFERRAL', 'To: Orthopaedics, Lakeshore Clinic'],
  ['Patient: Amara Okafor', 'Born: 1968-04-09', 'Health number: 9876 543 217 KL'],
  [
    'Thank you for seeing this patient with six weeks of right shoulder',
    'pain. Overhead movement is limited and there was no improvement',
    'under physiotherapy. An ultrasound suggests a tear of the',
    'supraspinatus.',
  ],
  ['Medication: ibuprofen 400 mg as needed.', 'Allergies: none known.'],
  ['Kind regards,', 'Dr. Étienne Roy'],
];

/** px of a 204 dpi page. */
const margin = 150;
const fontSize = 38;
const letter = fontSize * 0.6;

interface Line {
  text: string;
  y: number;
}

const lines: Line[] = paragraphs.flatMap((paragraph, at) =>
  paragraph.map((text, row) => ({ text, y: 220 + paragraphs.slice(0, at).flat().length * 64 + at * 70 + row * 64 })),
);

const boxAt = (x: number, y: number, letters: number): PageBox => ({
  x: x / width,
  y: (y - fontSize * 0.85) / height,
  width: (letters * letter) / width,
  height: (fontSize * 1.1) / height,
});

const words: ViewerWord[] = lines.flatMap(({ text, y }) => {
  let x = margin;
  return text.split(' ').map((word) => {
    const box = boxAt(x, y, word.length);
    x += (word.length + 1) * letter;
    return { text: word, box };
  });
});

const drawn = (title: string) => {
  const rows = lines.map(({ text, y }) => `<text x="${margin}" y="${y}" textLength="${text.length * letter}">${text}</text>`).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="monospace" font-size="${fontSize}"><rect width="100%" height="100%" fill="white"/>${rows}<text x="${margin}" y="120" font-size="26">${title}</text></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
};

/** A faxed letter, drawn instead of scanned, so that its words are known to the pixel. */
export const letterPages: readonly ViewerPage[] = [1, 2, 3].map((number) => ({
  id: `page-${number}`,
  width,
  height,
  dpi: 204,
  imageUrl: drawn(`FAX 613 555 0142   2026-11-23 09:12   PAGE ${number}/3`),
  words,
}));

const boxOf = (first: string, last = first): PageBox => {
  const [a, b] = [words.find(({ text }) => text === first), words.find(({ text }) => text === last)];
  if (!a || !b) throw new Error(`The letter does not say "${first} … ${last}".`);
  return { ...a.box, width: b.box.x + b.box.width - a.box.x };
};

export const letterMarks: readonly ViewerMark[] = [
  { id: 'name', page: 1, box: boxOf('Amara', 'Okafor'), kind: 'evidence', label: 'Name' },
  { id: 'born', page: 1, box: boxOf('1968-04-09'), kind: 'evidence', label: 'Birth date' },
  { id: 'card', page: 3, box: boxOf('9876', 'KL'), kind: 'evidence', label: 'Health number' },
  { id: 'hit', page: 1, box: boxOf('shoulder'), kind: 'hit' },
];
