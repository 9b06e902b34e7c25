/** The first year of each era in which somebody alive was born, as Japanese forms count years. */
const eras = { 大正: 1912, 昭和: 1926, 平成: 1989, 令和: 2019 } as const;
const eraNames = Object.keys(eras).join('|');

const gap = String.raw`\s*`;
/** `1961年7月23日`, `昭和36年7月23日生`, `令和元年…`. */
export const hanDate = String.raw`(?:\d{4}|(?:${eraNames})${gap}(?:元|\d{1,2}))${gap}年${gap}\d{1,2}${gap}月${gap}\d{1,2}${gap}日(?:生まれ|生)?`;

const parts = new RegExp(String.raw`^(${eraNames})?${gap}(元|\d+)${gap}年${gap}(\d{1,2})${gap}月${gap}(\d{1,2})${gap}日`);

/** Year, month and day of a date in Chinese or Japanese; null when it is none. */
export function hanDateParts(raw: string): { year: string; month: number; day: number } | null {
  const found = parts.exec(raw);
  if (!found) return null;
  const [, era, count = '', month, day] = found;
  const years = count === '元' ? 1 : Number(count);
  return { year: String(era ? eras[era as keyof typeof eras] + years - 1 : years), month: Number(month), day: Number(day) };
}
