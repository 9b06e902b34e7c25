import type { LeadKind, LeadStanding, LeadState, Locale } from '@intake/api/rules';

export type LeadColumn = 'received' | 'kind' | 'standing' | 'clinic' | 'contact' | 'email' | 'state' | 'owner' | 'nextStep' | 'nextStepOn' | 'note';

interface ExportTexts {
  columns: Record<LeadColumn, string>;
  kinds: Record<LeadKind, string>;
  standings: Record<LeadStanding, string>;
  states: Record<LeadState, string>;
}

/** What the file of leads says. */
export const exportTexts: Record<Locale, ExportTexts> = {
  en: {
    columns: {
      received: 'Received (UTC)', kind: 'Kind', standing: 'What became of it', clinic: 'Clinic', contact: 'Contact', email: 'E-mail', state: 'State', owner: 'Owner',
      nextStep: 'Next step', nextStepOn: 'Due', note: 'Note',
    },
    kinds: { registration: 'Registration', subscriber: 'Subscriber', demo: 'Demo fax', estimate: 'Revenue estimate' },
    standings: {
      requested: 'To be decided', approved: 'Approved', declined: 'Declined', pending: 'Address not confirmed', subscribed: 'Gets the news', unsubscribed: 'Ended the news',
      confirmed: 'Waits to be faxed', sent: 'Faxed', refused: 'Not faxed', mailed: 'Mailed',
    },
    states: { new: 'New', contacted: 'Contacted', won: 'Won', lost: 'Lost' },
  },
  fr: {
    columns: {
      received: 'Reçue (UTC)', kind: 'Genre', standing: 'Suite donnée', clinic: 'Clinique', contact: 'Personne à joindre', email: 'Courriel', state: 'État', owner: 'Responsable',
      nextStep: 'Étape suivante', nextStepOn: 'Échéance', note: 'Note',
    },
    kinds: { registration: 'Inscription', subscriber: 'Abonnement', demo: 'Télécopie de démonstration', estimate: 'Estimation de revenus' },
    standings: {
      requested: 'À décider', approved: 'Acceptée', declined: 'Refusée', pending: 'Adresse non confirmée', subscribed: 'Reçoit les nouvelles', unsubscribed: 'Abonnement terminé',
      confirmed: 'Envoi en attente', sent: 'Télécopie envoyée', refused: 'Non envoyée', mailed: 'Envoyée par courriel',
    },
    states: { new: 'Nouveau', contacted: 'Contacté', won: 'Gagné', lost: 'Perdu' },
  },
  ja: {
    columns: {
      received: '受信日時（UTC）', kind: '種類', standing: '経過', clinic: 'クリニック', contact: '連絡先', email: 'メール', state: '状態', owner: '担当者',
      nextStep: '次の対応', nextStepOn: '期日', note: 'メモ',
    },
    kinds: { registration: '参加申請', subscriber: 'お知らせの受信', demo: 'デモ FAX', estimate: '収入の試算' },
    standings: {
      requested: '判断待ち', approved: '承認済み', declined: '却下', pending: 'アドレス未確認', subscribed: '受信中', unsubscribed: 'お知らせを停止',
      confirmed: '送信待ち', sent: 'FAX 送信済み', refused: '送信なし', mailed: 'メール送信済み',
    },
    states: { new: '新規', contacted: '連絡済み', won: '成約', lost: '見送り' },
  },
  zh: {
    columns: {
      received: '收到时间（UTC）', kind: '类型', standing: '处理结果', clinic: '诊所', contact: '联系人', email: '邮件', state: '状态', owner: '负责人',
      nextStep: '下一步', nextStepOn: '截止日期', note: '备注',
    },
    kinds: { registration: '加入申请', subscriber: '资讯订阅', demo: '演示传真', estimate: '收入估算' },
    standings: {
      requested: '待决定', approved: '已批准', declined: '已拒绝', pending: '邮箱未确认', subscribed: '正在接收', unsubscribed: '已停止资讯',
      confirmed: '等待发送传真', sent: '已发送传真', refused: '未发送', mailed: '已发送邮件',
    },
    states: { new: '新增', contacted: '已联系', won: '已成交', lost: '已流失' },
  },
};
