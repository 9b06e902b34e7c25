import { wishes, type Slot } from './flowWords.ts';

const isDate = (value: string) => {
  const date = new Date(`${value}T00:00:00Z`);
  return /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
};

const shapes: Record<Slot, (value: string) => boolean> = {
  'birth-date': isDate,
  'health-number': (value) => /^\d{4}$/.test(value),
  'postal-code': (value) => /^[A-Z]\d[A-Z]\d[A-Z]\d$/.test(value),
  answer: (value) => value === 'yes' || value === 'no',
  wish: (value) => (wishes as readonly string[]).includes(value),
  day: isDate,
  note: (value) => value.trim().length > 0 && value.length <= 500,
};

/** Whether a value is one that the slot can hold. Whoever fills it, code looks. */
export const fitsSlot = (slot: Slot, value: string): boolean => shapes[slot](value);
