import { readCatalogue } from '@intake/i18n/vite';
import { describe, expect, it } from 'vitest';
import { locales } from '../src/locales.ts';
import type { Locale } from '../src/locales.ts';
import { wordingProblems } from './wording.ts';

const problems = (locale: Locale, text: string) => wordingProblems({ 'a.b': text }, locale);

describe('wordingProblems', () => {
  it.each(locales)('finds none in the texts of %s', (locale) => {
    expect(wordingProblems(readCatalogue(locale), locale)).toEqual([]);
  });

  it.each([
    ['en', 'This organisation'],
    ['en', 'Email'],
    ['fr', 'Motif : illisible'],
    ['fr', '{percent, number} %'],
    ['fr', '« {value}\u00A0»'],
    ['fr', 'Retirer {name} ?'],
    ['fr', 'Nouveau code dans {seconds, number} s'],
    ['fr', '{count, plural, one {# page : {pages}} other {# pages}}'],
    ['fr', 'Nouvel emplacement'],
    ['ja', '{name}の編集'],
    ['ja', '<b>{name}</b>の編集'],
    ['ja', '1人目'],
    ['ja', '確認してください.'],
    ['ja', 'あなた'],
    ['ja', '{count, plural, other {ファックス # 件}}'],
    ['zh', '{count, plural, other {#份传真}}'],
    ['zh', '请重试;若仍失败'],
    ['zh', '你正在处理'],
    ['zh', '尽快'],
  ] as const)('reports in %s: %s', (locale, text) => {
    expect(problems(locale, text)).toEqual([expect.stringMatching(`^${locale} a.b `)]);
  });

  it.each([
    ['fr', 'Motif\u00A0: «\u00A0{value}\u00A0», {percent, number}\u00A0%; supprimer?'],
    ['ja', '{name} さんの FAX（{count, plural, other {# 件}}）：Alt＋矢印'],
    ['zh', '自 {time} 起：{count, plural, other {# 份传真}}（“{name}”）'],
  ] as const)('accepts in %s: %s', (locale, text) => {
    expect(problems(locale, text)).toEqual([]);
  });
});

describe('the words of urgency', () => {
  const faxPriorities = (locale: Locale) => {
    const texts = readCatalogue(locale);
    return ['stat', 'asap', 'urgent', 'routine'].map((level) => texts[`faxes.priority.${level}`]);
  };

  it('rank ASAP above urgent in every language', () => {
    expect(faxPriorities('en')).toEqual(['STAT', 'ASAP', 'Urgent', 'Routine']);
    expect(faxPriorities('fr')).toEqual(['STAT', 'Très urgente', 'Urgente', 'Non urgente']);
    expect(faxPriorities('ja')).toEqual(['緊急', '至急', '急ぎ', '通常']);
    expect(faxPriorities('zh')).toEqual(['立即', '特急', '紧急', '常规']);
  });

  it('keep 至急 for ASAP and 緊急 for STAT in Japanese', () => {
    const named = Object.entries(readCatalogue('ja')).filter(([, text]) => /至急|緊急(?!度)/u.test(text));
    expect(named.map(([id]) => id).sort()).toEqual(['faxes.priority.asap', 'faxes.priority.stat']);
  });
});
