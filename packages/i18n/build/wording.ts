import { parse, TYPE } from '@formatjs/icu-messageformat-parser';
import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import type { Catalogue } from '@intake/i18n/vite';
import type { Locale } from '../src/locales.ts';

/** A pattern that a text may not match, and what to write instead. */
type Rule = [pattern: RegExp, advice: string];

// Stands for an argument where the spacing around it is judged.
const argument = '\uFFFC';
// Stands for a plural or a choice, whose own texts are judged by themselves.
const choice = '\u2060';
const letters = String.raw`[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}ー]`;
const latin = String.raw`[\p{sc=Latin}\d${argument}]`;
const spaced: Rule = [
  new RegExp(`${letters}${latin}|${latin}%?${letters}`, 'u'),
  'needs a space around Latin letters, digits and arguments',
];
const fullWidth: Rule = [
  new RegExp(`${letters}[ ]?[,.:;?!()"]|[,:;?!()"][ ]?${letters}`, 'u'),
  'needs full-width punctuation',
];

const rules: Record<Locale, Rule[]> = {
  en: [
    [/organis/i, 'writes "organization" with z'],
    [/\bemail/i, 'writes "e-mail" with a hyphen'],
    [/\bcolor/i, 'writes "colour"'],
  ],
  fr: [
    [/[^\u00A0][:%»]|«[^\u00A0]/, 'needs a no-break space (U+00A0) before ":" and "%", and inside « »'],
    [/\s[;?!]/, 'has no space before ";", "?" and "!"'],
    [
      new RegExp(`[\\d${argument}] (?:s|min|h|jours|minutes|caractères)(?!\\p{L})`, 'u'),
      'needs a no-break space (U+00A0) between a number and its unit',
    ],
    [/(?<!\p{L})(?:Entrez|Écrivez)(?!\p{L})/u, 'writes "Saisissez"'],
    [/(?<!\p{L})Tourner(?!\p{L})/u, 'writes "Pivoter"'],
    [/(?<!\p{L})emplacement/iu, 'calls a location "point de service"'],
    [/(?<!\p{L})piste/iu, 'calls the audit trail "journal d’audit"'],
    [/rejet|scind/iu, 'says "refuser" and "diviser"'],
    [/adresse de courriel/iu, 'writes "adresse courriel"'],
  ],
  ja: [
    spaced,
    fullWidth,
    [/あなた/, 'does not say "あなた"'],
    [/ファックス|ファクス/, 'writes "FAX"'],
    [/証跡/, 'calls the audit trail "監査ログ"'],
    [/封印|受信箱|ロール(?!ス)/, 'says "改ざん検知コード", "未処理の一覧" and "役割"'],
  ],
  zh: [
    spaced,
    fullWidth,
    [/你/, 'addresses the reader as "您"'],
    [/审计记录/, 'calls the audit trail "审计日志"'],
    [/封印|地点|发件方/, 'says "校验码", "院区" and "发送方"'],
    [/尽快/, 'calls ASAP "特急", which ranks above "紧急"'],
  ],
};

/** What a reader sees of a text: the text itself, and each plural form or choice in it as one more. */
function readings(elements: MessageFormatElement[]): string[] {
  const inner: string[] = [];
  const write = (parts: MessageFormatElement[]): string =>
    parts
      .map((part) => {
        if (part.type === TYPE.literal) return part.value;
        if (part.type === TYPE.tag) return part.value === 'code' ? argument : write(part.children);
        if (!('options' in part)) return argument;
        inner.push(...Object.values(part.options).flatMap(({ value }) => readings(value)));
        return choice;
      })
      .join('');
  return [write(elements), ...inner];
}

/** Where the texts of one language leave its spelling, its spacing or the one word for each thing; one sentence each. */
export function wordingProblems(catalogue: Catalogue, locale: Locale): string[] {
  return Object.entries(catalogue).flatMap(([id, text]) => {
    const seen = readings(parse(text));
    return rules[locale]
      .filter(([pattern]) => seen.some((one) => pattern.test(one)))
      .map(([, advice]) => `${locale} ${id} ${advice}`);
  });
}
