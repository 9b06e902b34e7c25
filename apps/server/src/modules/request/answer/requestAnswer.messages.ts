import type { ChecklistItem, DeclineReason, Locale } from '@intake/api/rules';

interface AnswerTexts {
  /** Of so many weeks. */
  wait: (weeks: number) => string;
  redirect: (to: string) => string;
  missing: Record<ChecklistItem, string>;
  reasons: Record<DeclineReason, string>;
}

/** What a referral's codes are in a letter: whole words to whoever referred, in the language of the letter. */
export const answerTexts: Record<Locale, AnswerTexts> = {
  en: {
    wait: (weeks) => (weeks === 0 ? 'less than a week' : weeks === 1 ? 'about one week' : `about ${weeks} weeks`),
    redirect: (to) => `Please refer the patient to ${to} instead.`,
    missing: {
      'referral-letter': 'Referral letter', reason: 'Reason for referral', history: 'Medical history', medication: 'Medication list', allergies: 'Allergies',
      laboratory: 'Lab results', imaging: 'Imaging reports', ecg: 'ECG', 'consult-reports': 'Earlier consult reports', 'health-number': 'Health number',
      'patient-phone': 'Phone number of the patient', 'patient-address': 'Address of the patient', 'billing-number': 'Your billing number', signature: 'Your signature', consent: 'Consent of the patient',
    },
    reasons: {
      'out-of-scope': 'Our clinic does not offer this service.', 'no-capacity': 'We have no capacity at present.', 'insufficient-information': 'We did not receive enough information.',
      duplicate: 'The patient has been referred to us for this already.', 'seen-elsewhere': 'The patient is seen elsewhere for this.', 'patient-declined': 'The patient does not wish it.',
      'not-indicated': 'The consultation is not indicated by what we received.', other: 'We cannot take the referral.',
    },
  },
  fr: {
    wait: (weeks) => (weeks === 0 ? 'de moins d’une semaine' : weeks === 1 ? 'd’environ une semaine' : `d’environ ${weeks} semaines`),
    redirect: (to) => `Veuillez plutôt adresser la demande à ${to}.`,
    missing: {
      'referral-letter': 'Lettre de demande', reason: 'Motif de la demande', history: 'Antécédents médicaux', medication: 'Liste des médicaments', allergies: 'Allergies',
      laboratory: 'Résultats de laboratoire', imaging: 'Rapports d’imagerie', ecg: 'ECG', 'consult-reports': 'Rapports de consultation antérieurs', 'health-number': 'Numéro d’assurance maladie',
      'patient-phone': 'Numéro de téléphone de la personne', 'patient-address': 'Adresse de la personne', 'billing-number': 'Votre numéro de facturation', signature: 'Votre signature', consent: 'Consentement de la personne',
    },
    reasons: {
      'out-of-scope': 'Notre clinique n’offre pas ce service.', 'no-capacity': 'Nous n’avons pas de disponibilité actuellement.', 'insufficient-information': 'Les renseignements reçus sont insuffisants.',
      duplicate: 'Une demande pour le même motif nous est déjà parvenue.', 'seen-elsewhere': 'Le suivi est déjà assuré ailleurs.', 'patient-declined': 'La personne ne le souhaite pas.',
      'not-indicated': 'La consultation n’est pas indiquée d’après ce que nous avons reçu.', other: 'Nous ne pouvons pas donner suite à la demande.',
    },
  },
  zh: {
    wait: (weeks) => (weeks === 0 ? '不到一周' : `约 ${weeks} 周`),
    redirect: (to) => `请将患者改转至${to}。`,
    missing: {
      'referral-letter': '转诊信', reason: '转诊原因', history: '病史', medication: '用药清单', allergies: '过敏史',
      laboratory: '化验结果', imaging: '影像报告', ecg: '心电图', 'consult-reports': '既往会诊报告', 'health-number': '健康卡号',
      'patient-phone': '患者电话', 'patient-address': '患者地址', 'billing-number': '您的计费号', signature: '您的签名', consent: '患者同意书',
    },
    reasons: {
      'out-of-scope': '本诊所不提供此项服务。', 'no-capacity': '目前没有名额。', 'insufficient-information': '收到的资料不足。',
      duplicate: '该患者已就此转诊至本诊所。', 'seen-elsewhere': '患者已在他处就诊。', 'patient-declined': '患者不愿就诊。',
      'not-indicated': '根据收到的资料，无会诊指征。', other: '我们无法接受此次转诊。',
    },
  },
  ja: {
    wait: (weeks) => (weeks === 0 ? '1 週間未満' : `約 ${weeks} 週間`),
    redirect: (to) => `お手数ですが、${to}へのご紹介をお願いいたします。`,
    missing: {
      'referral-letter': '紹介状', reason: '紹介理由', history: '病歴', medication: '処方薬一覧', allergies: 'アレルギー',
      laboratory: '検査結果', imaging: '画像診断報告', ecg: '心電図', 'consult-reports': '過去の診察報告', 'health-number': '健康保険番号',
      'patient-phone': '患者様の電話番号', 'patient-address': '患者様の住所', 'billing-number': '貴院の請求番号', signature: '署名', consent: '患者様の同意書',
    },
    reasons: {
      'out-of-scope': '当院では扱っていない診療内容です。', 'no-capacity': '現在、受け入れ枠がございません。', 'insufficient-information': '頂いた情報では判断できません。',
      duplicate: '同じ内容のご紹介をすでに頂いております。', 'seen-elsewhere': 'すでに他院で診療を受けておられます。', 'patient-declined': '患者様が希望されていません。',
      'not-indicated': '頂いた情報からは適応がないと判断いたしました。', other: 'お引き受けいたしかねます。',
    },
  },
};
