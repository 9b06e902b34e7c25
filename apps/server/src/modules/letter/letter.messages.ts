import type { Locale } from '@intake/api/rules';

interface LetterTexts {
  patient: string;
  birthDate: string;
  healthNumber: string;
  phone: string;
  fax: string;
  /** Beside the code of a letter that asks for an answer. */
  reply: string;
}

/** What the letter says of itself, besides its wording. */
export const letterTexts: Record<Locale, LetterTexts> = {
  en: {
    patient: 'Patient', birthDate: 'Date of birth', healthNumber: 'Health number', phone: 'Telephone: ', fax: 'Fax: ',
    reply: 'Please send this page back with your answer.',
  },
  fr: {
    patient: 'Patient', birthDate: 'Date de naissance', healthNumber: 'Numéro d’assurance maladie', phone: 'Téléphone\u00a0: ', fax: 'Télécopieur\u00a0: ',
    reply: 'Veuillez retourner cette page avec votre réponse.',
  },
  zh: {
    patient: '患者', birthDate: '出生日期', healthNumber: '健康卡号', phone: '电话：', fax: '传真：',
    reply: '请将本页与您的答复一并传真给我们。',
  },
  ja: {
    patient: '患者', birthDate: '生年月日', healthNumber: '健康保険番号', phone: '電話：', fax: 'FAX：',
    reply: 'このページを回答と一緒にお送りください。',
  },
};

/** How dates are written in each language in Canada and at home. */
export const dateLocales: Record<Locale, string> = { en: 'en-CA', fr: 'fr-CA', zh: 'zh-CN', ja: 'ja-JP' };
