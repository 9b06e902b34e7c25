import type { Letter } from './letter.ts';

const letterhead = { name: 'Łódź Heart Clinic', lines: ['12 Rue de l’Église, Gatineau QC J8X 2K1', '819-555-0100 · 819-555-0101'] };
const token = 'K7QX2M9TB4WD6HRC';

/** One letter a language, each with names that other faces have to help with. */
export const letters: Record<'en' | 'fr' | 'zh' | 'ja', Letter> = {
  en: {
    locale: 'en',
    letterhead,
    date: 'November 22, 2026',
    recipient: ['Dr. Łucja Žižek-Nguyễn', 'Elm Street Family Practice', '416-555-0142'],
    subject: 'Referral for echocardiography: information missing',
    patient: [
      { label: 'Patient', value: 'WANG, Xiǎomíng (王小明)' },
      { label: 'Date of birth', value: 'April 17, 1968' },
    ],
    body: [
      { kind: 'paragraph', text: 'Thank you for referring this patient. Before we can book the visit we need the following:' },
      { kind: 'list', items: ['the last electrocardiogram', 'a list of medications, with doses and how long each has been taken, so that the cardiologist knows what was tried before'] },
      { kind: 'table', head: ['Visit', 'Where'], rows: [['January 12, 2027, 9:15 a.m.', 'Main building, room 4'], ['January 19, 2027', 'By telephone']] },
    ],
    signature: ['Zoë Smith-O’Neill', 'Łódź Heart Clinic'],
    reply: { token, note: 'Please send this page back with your answer.' },
  },
  fr: {
    locale: 'fr',
    letterhead,
    date: '22 novembre 2026',
    recipient: ['Dʳᵉ Hélène Lefrançois', 'Clinique de l’Île-aux-Œufs'],
    subject: 'Demande de consultation acceptée',
    patient: [{ label: 'Patient', value: 'BÉLANGER, Noël' }],
    body: [{ kind: 'paragraph', text: 'Nous avons bien reçu votre demande\u00a0: elle est acceptée. L’attente prévue est d’environ 6 semaines («\u00a0non urgente\u00a0»). Où nous joindre\u00a0: ça, là, naïf, cœur, août, e\u0301te\u0301.' }],
    signature: ['François Côté'],
  },
  zh: {
    locale: 'zh',
    letterhead: { ...letterhead, name: '安康心脏诊所' },
    date: '2026年11月22日',
    recipient: ['欧阳龔喆 医生', '安康家庭诊所'],
    subject: '转诊单：需要补充信息',
    patient: [{ label: '患者', value: '王小明（Wang Xiaoming）' }],
    body: [
      { kind: 'paragraph', text: '感谢您转诊患者。我们已收到您的转诊单，但还需要以下信息才能安排预约。请将缺少的项目传真给我们，谢谢！' },
      { kind: 'list', items: ['心电图检查结果', '用药情况：名称、剂量', '健康卡号'] },
    ],
    signature: ['李娜'],
    reply: { token, note: '请将此页与您的答复一起传真给我们。' },
  },
  ja: {
    locale: 'ja',
    letterhead: { ...letterhead, name: '安心ハートクリニック' },
    date: '2026年11月22日',
    recipient: ['髙橋 﨑子 先生', '𠮷田医院'],
    subject: '紹介状を受け付けました',
    patient: [{ label: '患者', value: '渡邊 ゆき（ワタナベ ユキ）' }],
    body: [{ kind: 'paragraph', text: 'ご紹介いただきありがとうございます。紹介状を受け付けました。診察の予約が決まりましたら、改めてご連絡いたします。ご不明な点がございましたら、「受付」までお電話ください。' }],
    signature: ['佐藤 花子'],
  },
};

/** So many paragraphs and rows that it takes several pages. */
export const longLetter: Letter = {
  ...letters.en,
  body: [
    ...Array.from({ length: 30 }, (_, index) => ({ kind: 'paragraph' as const, text: `Paragraph ${index + 1}. ${'Some words of a long letter. '.repeat(12)}` })),
    { kind: 'table', head: ['Item', 'Result'], rows: Array.from({ length: 60 }, (_, index) => [`Row ${index + 1}`, 'done']) },
  ],
};
