import type { ConsentChannel, ConsentStatus, ContactRole, Locale, Sex, WaitlistStatus } from '@intake/api/rules';

interface ChartTexts {
  title: string;
  fields: Record<'name' | 'birthDate' | 'sex' | 'healthNumber' | 'phone' | 'email' | 'address' | 'language' | 'location' | 'alerts', string>;
  sexes: Record<Sex, string>;
  contacts: string;
  contactHead: [role: string, name: string, reached: string, discuss: string];
  roles: Record<ContactRole, string>;
  yes: string;
  no: string;
  consents: string;
  consentHead: [channel: string, status: string, since: string];
  channels: Record<ConsentChannel, string>;
  statuses: Record<ConsentStatus, string>;
  timeline: string;
  timelineHead: [day: string, what: string, detail: string];
  kinds: Record<'document' | 'sent' | 'letter' | 'referral' | 'visit' | 'wait', string>;
  waits: Record<WaitlistStatus, string>;
  nothing: string;
}

/** What a chart says when it is handed over, in the language of whoever asks for it. */
export const chartTexts: Record<Locale, ChartTexts> = {
  en: {
    title: 'Chart',
    fields: { name: 'Name', birthDate: 'Birth date', sex: 'Sex', healthNumber: 'Health number', phone: 'Phone', email: 'E-mail', address: 'Address', language: 'Language', location: 'Preferred location', alerts: 'Alerts' },
    sexes: { female: 'Female', male: 'Male', other: 'Other', unknown: 'Unknown' },
    contacts: 'Contacts',
    contactHead: ['Role', 'Name', 'Reached at', 'May be talked with'],
    roles: { family: 'Family', guardian: 'Guardian', caregiver: 'Caregiver', pharmacy: 'Pharmacy', insurer: 'Insurer', other: 'Other' },
    yes: 'Yes', no: 'No',
    consents: 'Consents',
    consentHead: ['Channel', 'Consent', 'Since'],
    channels: { sms: 'Text message', email: 'E-mail', voice: 'Phone call' },
    statuses: { given: 'Given', withdrawn: 'Withdrawn', expired: 'Expired', none: 'None' },
    timeline: 'Timeline',
    timelineHead: ['Date', 'What', 'Detail'],
    kinds: { document: 'Document', sent: 'Sent fax', letter: 'Letter', referral: 'Referral', visit: 'Visit', wait: 'Waitlist' },
    waits: { waiting: 'Waiting', booked: 'Booked', removed: 'Taken off the list' },
    nothing: 'None.',
  },
  fr: {
    title: 'Dossier patient',
    fields: { name: 'Nom', birthDate: 'Date de naissance', sex: 'Sexe', healthNumber: 'Numéro d’assurance maladie', phone: 'Téléphone', email: 'Courriel', address: 'Adresse', language: 'Langue', location: 'Point de service préféré', alerts: 'Alertes' },
    sexes: { female: 'Féminin', male: 'Masculin', other: 'Autre', unknown: 'Inconnu' },
    contacts: 'Contacts',
    contactHead: ['Rôle', 'Nom', 'Coordonnées', 'Échanges permis'],
    roles: { family: 'Famille', guardian: 'Tutelle', caregiver: 'Proche aidance', pharmacy: 'Pharmacie', insurer: 'Assureur', other: 'Autre' },
    yes: 'Oui', no: 'Non',
    consents: 'Consentements',
    consentHead: ['Moyen', 'Consentement', 'Depuis'],
    channels: { sms: 'Texto', email: 'Courriel', voice: 'Appel' },
    statuses: { given: 'Donné', withdrawn: 'Retiré', expired: 'Expiré', none: 'Aucun' },
    timeline: 'Chronologie',
    timelineHead: ['Date', 'Quoi', 'Détail'],
    kinds: { document: 'Document', sent: 'Télécopie envoyée', letter: 'Lettre', referral: 'Demande de consultation', visit: 'Visite', wait: 'Liste d’attente' },
    waits: { waiting: 'En attente', booked: 'Visite fixée', removed: 'Retrait de la liste' },
    nothing: 'Aucun élément.',
  },
  ja: {
    title: 'カルテ',
    fields: { name: '氏名', birthDate: '生年月日', sex: '性別', healthNumber: '健康保険番号', phone: '電話', email: 'メール', address: '住所', language: '言語', location: '希望する拠点', alerts: '注意事項' },
    sexes: { female: '女性', male: '男性', other: 'その他', unknown: '不明' },
    contacts: '連絡先',
    contactHead: ['役割', '名前', '連絡方法', '相談の可否'],
    roles: { family: '家族', guardian: '後見人', caregiver: '介護者', pharmacy: '薬局', insurer: '保険者', other: 'その他' },
    yes: '可', no: '不可',
    consents: '同意',
    consentHead: ['手段', '同意', '開始'],
    channels: { sms: 'SMS', email: 'メール', voice: '電話' },
    statuses: { given: 'あり', withdrawn: '撤回', expired: '期限切れ', none: 'なし' },
    timeline: '経過',
    timelineHead: ['日付', '種類', '内容'],
    kinds: { document: '文書', sent: '送信 FAX', letter: '手紙', referral: '紹介状', visit: '受診', wait: 'キャンセル待ち' },
    waits: { waiting: '待機中', booked: '予約済み', removed: 'リストから除外' },
    nothing: 'なし。',
  },
  zh: {
    title: '病历',
    fields: { name: '姓名', birthDate: '出生日期', sex: '性别', healthNumber: '健康卡号', phone: '电话', email: '电子邮箱', address: '地址', language: '语言', location: '首选院区', alerts: '警示' },
    sexes: { female: '女', male: '男', other: '其他', unknown: '未知' },
    contacts: '联系人',
    contactHead: ['角色', '姓名', '联系方式', '可否交谈'],
    roles: { family: '家属', guardian: '监护人', caregiver: '照护者', pharmacy: '药房', insurer: '保险公司', other: '其他' },
    yes: '可', no: '否',
    consents: '同意',
    consentHead: ['方式', '同意', '起始'],
    channels: { sms: '短信', email: '邮件', voice: '电话' },
    statuses: { given: '已同意', withdrawn: '已撤回', expired: '已过期', none: '无' },
    timeline: '时间线',
    timelineHead: ['日期', '类别', '内容'],
    kinds: { document: '文档', sent: '已发传真', letter: '信函', referral: '转诊', visit: '就诊', wait: '候补名单' },
    waits: { waiting: '等候中', booked: '已预约', removed: '已移出名单' },
    nothing: '无。',
  },
};
