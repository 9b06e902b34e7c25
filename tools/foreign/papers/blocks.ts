import type { Faker } from '@faker-js/faker';

/** A piece of a page; every program sets it in its own way. */
export type Block =
  | { kind: 'title' | 'heading' | 'text'; text: string }
  | { kind: 'list'; items: string[] }
  /** Labels with values; an empty value is a line to write on. */
  | { kind: 'fields'; fields: [label: string, value: string][] }
  | { kind: 'beside'; left: [label: string, value: string][]; right: [label: string, value: string][] }
  | { kind: 'table'; head: string[]; rows: string[][] }
  | { kind: 'choice'; label: string; options: string[]; chosen: number | null };

/** Words of one language, and made-up facts. */
export interface Facts {
  faker: Faker;
  say: (en: string, fr: string) => string;
  name: () => string;
  phone: () => string;
  address: () => string;
  day: () => string;
  money: () => string;
  company: () => string;
}

export const title = (text: string): Block => ({ kind: 'title', text });
export const heading = (text: string): Block => ({ kind: 'heading', text });
export const text = (content: string): Block => ({ kind: 'text', text: content });
