import type { Locale } from '@intake/api/rules';

interface LetterTexts {
  patient: string;
  birthDate: string;
  healthNumber: string;
  phone: string;
  fax: string;
  /** Beside the code of a letter that asks for an answer. */
  reply: string;
  /** Follows it, with the space between them, where the clinic is reached from outside; the code stands below. */
  replyOnline: (address: string) => string;
}

/** What the letter says of itself, besides its wording. */
export const letterTexts: Record<Locale, LetterTexts> = {
  en: {
    patient: 'Patient', birthDate: 'Date of birth', healthNumber: 'Health number', phone: 'Telephone: ', fax: 'Fax: ',
    reply: 'Please send this page back with your answer.',
    replyOnline: (address) => ` Or send the pages at ${address} with this code.`,
  },
  fr: {
    patient: 'Patient', birthDate: 'Date de naissance', healthNumber: 'Numéro d’assurance maladie', phone: 'Téléphone\u00a0: ', fax: 'Télécopieur\u00a0: ',
    reply: 'Veuillez retourner cette page avec votre réponse.',
    replyOnline: (address) => ` Ou envoyez les pages à l’adresse ${address} avec ce code.`,
  },
  zh: {
    patient: '患者', birthDate: '出生日期', healthNumber: '健康卡号', phone: '电话：', fax: '传真：',
    reply: '请将本页与您的答复一并传真给我们。',
    replyOnline: (address) => `也可在 ${address} 输入此代码发送。`,
  },
  ja: {
    patient: '患者', birthDate: '生年月日', healthNumber: '健康保険番号', phone: '電話：', fax: 'FAX：',
    reply: 'このページを回答と一緒にお送りください。',
    replyOnline: (address) => `または ${address} でこのコードを入力してお送りください。`,
  },
};

/** How dates are written in each language in Canada and at home. */
export const dateLocales: Record<Locale, string> = { en: 'en-CA', fr: 'fr-CA', zh: 'zh-CN', ja: 'ja-JP' };
