import type { HealthNumberRules } from './HealthNumberField.tsx';

/** Sizes of the groups on the card, and how many characters the number has. */
const cards: Readonly<Record<string, { groups: number[]; separator: string; length: number }>> = {
  ON: { groups: [4, 3], separator: '-', length: 10 },
  QC: { groups: [4, 4], separator: ' ', length: 12 },
};

/** The last digit makes the sum of Luhn a multiple of ten. */
const luhn = (digits: string) => {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const weighted = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (weighted > 9 ? weighted - 9 : weighted);
  }, 0);
  return sum % 10 === 0;
};

/** Two provinces in full, as the rules of a server would say them. */
export const exampleRules: HealthNumberRules = {
  format: ({ province, number, versionCode }) => {
    const { groups, separator } = (province && cards[province]) || { groups: [], separator: ' ' };
    let rest = number;
    const parts = groups.map((size) => {
      const part = rest.slice(0, size);
      rest = rest.slice(size);
      return part;
    });
    return [[...parts, rest].filter(Boolean).join(separator), versionCode].filter(Boolean).join(' ');
  },
  parse: (typed, province) =>
    province === 'ON'
      ? { province, number: typed.slice(0, 10), versionCode: typed.slice(10, 12) }
      : { province, number: typed.slice(0, 12), versionCode: '' },
  check: ({ province, number }) => {
    const length = province ? cards[province]?.length : undefined;
    if (!length) return { tone: 'neutral', text: 'Choose the province to have it checked.' };
    if (number.length < length) return { tone: 'warning', text: `A number of this province has ${length} characters.`, isEarly: true };
    if (province === 'ON' && !luhn(number)) return { tone: 'warning', text: 'The check digit does not agree: compare with the card.' };
    return { tone: 'success', text: 'Format and check digit agree. Eligibility is not checked.' };
  },
};
