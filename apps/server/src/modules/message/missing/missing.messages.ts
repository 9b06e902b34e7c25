import type { ChecklistItem, Locale } from '@intake/api/rules';

interface MissingTexts {
  /** What patients have themselves; anything else is a document that belongs to their referral, which nobody else reads of here. */
  items: Partial<Record<ChecklistItem, string>>;
  other: string;
  /** Nothing of it is asked for by text, which is no place for it. */
  ask(name: string, what: string, phone: string | null): string;
}

export const missingTexts: Record<Locale, MissingTexts> = {
  en: {
    items: { 'health-number': 'your health card number', 'patient-phone': 'your telephone number', 'patient-address': 'your address', medication: 'a list of your medication', allergies: 'your allergies', consent: 'your consent' },
    other: 'documents that belong to your referral',
    ask: (name, what, phone) => `${name}: before we can book your visit we still need ${what}. ${phone ? `Please call us at ${phone}.` : 'Please answer, and we will call you.'}`,
  },
  fr: {
    items: { 'health-number': 'votre numéro d’assurance maladie', 'patient-phone': 'votre numéro de téléphone', 'patient-address': 'votre adresse', medication: 'la liste de vos médicaments', allergies: 'vos allergies', consent: 'votre consentement' },
    other: 'des documents liés à votre demande',
    ask: (name, what, phone) => `${name} : avant de fixer votre rendez-vous, il nous faut encore ${what}. ${phone ? `Appelez-nous au ${phone}.` : 'Répondez, et nous vous appellerons.'}`,
  },
  zh: {
    items: { 'health-number': '您的健康卡号码', 'patient-phone': '您的电话号码', 'patient-address': '您的地址', medication: '您的用药清单', allergies: '您的过敏情况', consent: '您的同意' },
    other: '与转诊有关的文件',
    ask: (name, what, phone) => `【${name}】在为您安排就诊之前，我们还需要${what}。${phone ? `请致电 ${phone}。` : '请回复，我们会致电给您。'}`,
  },
  ja: {
    items: { 'health-number': '健康保険証の番号', 'patient-phone': 'お電話番号', 'patient-address': 'ご住所', medication: 'お薬の一覧', allergies: 'アレルギーの有無', consent: '同意' },
    other: 'ご紹介に関する書類',
    ask: (name, what, phone) => `${name}：ご予約の前に、${what}が必要です。${phone ? `${phone} までお電話ください。` : 'ご返信いただければ、こちらからお電話します。'}`,
  },
};
