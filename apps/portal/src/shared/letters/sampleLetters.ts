import type { LetterDraft } from '@intake/api/contract';
import type { LetterVariable, Locale } from '@intake/api/rules';
import { languageTags } from '@intake/i18n';

interface Sample {
  recipient: Pick<LetterDraft['recipient'], 'name' | 'clinic'>;
  values: Partial<Record<LetterVariable, string | string[]>>;
}

const day = (locale: Locale, iso: string, dateStyle: 'full' | 'long') => new Intl.DateTimeFormat(languageTags[locale], { dateStyle, timeZone: 'UTC' }).format(new Date(iso));
const time = (locale: Locale, iso: string) => new Intl.DateTimeFormat(languageTags[locale], { timeStyle: 'short', timeZone: 'UTC' }).format(new Date(iso));

const samples: Record<Locale, Sample> = {
  en: {
    recipient: { name: 'Dr. Robin Example', clinic: 'Example Family Practice' },
    values: {
      'patient.name': 'Sample, Alex', 'referral.service': 'Cardiology consultation', 'referral.expectedWait': 'about 6 weeks', 'referral.missing': ['ECG', 'Medication list'],
      'referral.declineReason': ['We have no capacity at present.'], 'referral.redirect': 'Please refer the patient to Example Heart Clinic instead.',
      'appointment.place': 'Second floor, room 204', 'appointment.physician': 'Dr. Jamie Specimen', 'appointment.instructions': 'Please bring the health card and a list of all medication.',
      'fax.note': 'Please call us when this has arrived.', 'fax.disposal': 'We will destroy it unless you tell us otherwise.',
    },
  },
  fr: {
    recipient: { name: 'Dre Dominique Exemple', clinic: 'Clinique familiale Exemple' },
    values: {
      'patient.name': 'Modèle, Camille', 'referral.service': 'Consultation en cardiologie', 'referral.expectedWait': 'd’environ 6 semaines', 'referral.missing': ['ECG', 'Liste des médicaments'],
      'referral.declineReason': ['Nous n’avons pas de disponibilité actuellement.'], 'referral.redirect': 'Veuillez plutôt adresser la demande à la Clinique du cœur Exemple.',
      'appointment.place': 'Deuxième étage, salle 204', 'appointment.physician': 'Dr Claude Spécimen', 'appointment.instructions': 'Veuillez apporter la carte d’assurance maladie et la liste de tous les médicaments.',
      'fax.note': 'Veuillez nous appeler à la réception de cette télécopie.', 'fax.disposal': 'Nous la détruirons, sauf avis contraire de votre part.',
    },
  },
  zh: {
    recipient: { name: '样例医生', clinic: '样例家庭诊所' },
    values: {
      'patient.name': '样本, 小明', 'referral.service': '心脏内科会诊', 'referral.expectedWait': '约 6 周', 'referral.missing': ['心电图', '用药清单'],
      'referral.declineReason': ['目前没有名额。'], 'referral.redirect': '请将患者改转至样例心脏诊所。',
      'appointment.place': '二楼 204 室', 'appointment.physician': '示例医生', 'appointment.instructions': '请携带健康卡和所有用药的清单。',
      'fax.note': '收到后请致电告知。', 'fax.disposal': '如您无其他要求，我们将予以销毁。',
    },
  },
  ja: {
    recipient: { name: '見本 太郎 先生', clinic: '見本クリニック' },
    values: {
      'patient.name': '例示, 花子', 'referral.service': '循環器内科', 'referral.expectedWait': '約 6 週間', 'referral.missing': ['心電図', '処方薬一覧'],
      'referral.declineReason': ['現在、受け入れの余裕がございません。'], 'referral.redirect': 'お手数ですが、見本ハートクリニックへのご紹介をお願いいたします。',
      'appointment.place': '2 階 204 号室', 'appointment.physician': '標本 医師', 'appointment.instructions': '健康保険証と、服用中の薬の一覧をお持ちください。',
      'fax.note': '届きましたらお電話ください。', 'fax.disposal': '特にご連絡がなければ、当院で廃棄いたします。',
    },
  },
};

const fax = '+14165550142';

/** Somebody invented, in the language of the letter, so that a preview says nothing of anybody. */
export function sampleIn(locale: Locale): { recipient: LetterDraft['recipient']; values: Sample['values'] } {
  const { recipient, values } = samples[locale];
  return {
    recipient: { ...recipient, physicianId: null, fax },
    values: {
      ...values,
      'patient.birthDate': day(locale, '1968-04-17T00:00:00Z', 'long'),
      'patient.healthNumber': '9876543217',
      'referral.receivedOn': day(locale, '2026-11-16T00:00:00Z', 'long'),
      'appointment.date': day(locale, '2026-12-14T00:00:00Z', 'full'),
      'appointment.time': time(locale, '1970-01-01T10:30:00Z'),
      'fax.pages': '3',
      'fax.receivedOn': day(locale, '2026-11-16T00:00:00Z', 'long'),
    },
  };
}
