import type { Locale, Priority, Sex } from '@intake/api/rules';

interface RequisitionTexts {
  subject: (service: string) => string;
  reference: string;
  priority: string;
  priorities: Record<Priority, string>;
  patient: string;
  birthDate: string;
  sex: string;
  sexes: Record<Sex, string>;
  healthNumber: string;
  email: string;
  address: string;
  phone: string;
  fax: string;
  service: string;
  reason: string;
  history: string;
  referrer: string;
  billingNumber: string;
  files: string;
  /** At the end of the page. */
  origin: string;
  colon: string;
}

/** What the page says beside what was typed: labels that people and the reading of faxes know, in the language of the clinic. */
export const requisitionTexts: Record<Locale, RequisitionTexts> = {
  en: {
    subject: (service) => `Requisition: ${service}`, reference: 'Reference',
    priority: 'Priority', priorities: { stat: 'STAT', asap: 'ASAP', urgent: 'Urgent', routine: 'Routine' },
    patient: 'Patient', birthDate: 'Date of birth', sex: 'Sex', sexes: { female: 'Female', male: 'Male', other: 'Other', unknown: 'Unknown' },
    healthNumber: 'Health number', email: 'E-mail', address: 'Address', phone: 'Phone', fax: 'Fax',
    service: 'Service requested', reason: 'Reason for referral', history: 'History, medications, allergies',
    referrer: 'Referring provider', billingNumber: 'Billing number', files: 'Sent with it',
    origin: 'Filled in on the clinic’s page for referrals. Who referred is as they wrote it.', colon: ': ',
  },
  fr: {
    subject: (service) => `Demande\u00a0: ${service}`, reference: 'Référence',
    priority: 'Priorité', priorities: { stat: 'STAT', asap: 'Très urgente', urgent: 'Urgente', routine: 'Non urgente' },
    patient: 'Patient', birthDate: 'Date de naissance', sex: 'Sexe', sexes: { female: 'Féminin', male: 'Masculin', other: 'Autre', unknown: 'Inconnu' },
    healthNumber: 'Numéro d’assurance maladie', email: 'Courriel', address: 'Adresse', phone: 'Téléphone', fax: 'Télécopieur',
    service: 'Service demandé', reason: 'Motif de consultation', history: 'Antécédents, médicaments, allergies',
    referrer: 'Professionnel référent', billingNumber: 'Numéro de facturation', files: 'Fichiers joints',
    origin: 'Remplie sur la page de demandes de la clinique. L’identité de la personne qui réfère est celle qu’elle a inscrite.', colon: '\u00a0: ',
  },
  ja: {
    subject: (service) => `紹介：${service}`, reference: '受付番号',
    priority: '優先度', priorities: { stat: '緊急', asap: '至急', urgent: '急ぎ', routine: '通常' },
    patient: '患者', birthDate: '生年月日', sex: '性別', sexes: { female: '女性', male: '男性', other: 'その他', unknown: '不明' },
    healthNumber: '健康保険番号', email: 'メール', address: '住所', phone: '電話', fax: 'FAX',
    service: '依頼内容', reason: '紹介目的', history: '既往歴・服薬・アレルギー',
    referrer: '紹介元', billingNumber: '請求番号', files: '添付ファイル',
    origin: 'クリニックの紹介受付ページから送信されました。紹介元の情報は入力されたままのものです。', colon: '：',
  },
  zh: {
    subject: (service) => `转诊申请：${service}`, reference: '受理编号',
    priority: '优先级', priorities: { stat: '立即', asap: '特急', urgent: '紧急', routine: '常规' },
    patient: '患者', birthDate: '出生日期', sex: '性别', sexes: { female: '女', male: '男', other: '其他', unknown: '未知' },
    healthNumber: '健康卡号', email: '电子邮箱', address: '地址', phone: '电话', fax: '传真',
    service: '申请项目', reason: '转诊原因', history: '病史、用药、过敏',
    referrer: '转诊医生', billingNumber: '账单编号', files: '随附文件',
    origin: '通过诊所的转诊申请页面填写。转诊人信息以其填写为准。', colon: '：',
  },
};
