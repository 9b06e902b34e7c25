import type { BreachDisposal, BreachInformation, BreachState, Locale } from '@intake/api/rules';

export type ExportColumn =
  | 'received' | 'sender' | 'pages' | 'reported' | 'description' | 'information' | 'people' | 'notified' | 'disposal' | 'due' | 'state' | 'contained' | 'seen' | 'note' | 'kept';

interface ExportTexts {
  title: string;
  count: (entries: number) => string;
  empty: string;
  columns: Record<ExportColumn, string>;
  information: Record<BreachInformation, string>;
  notice: Record<'letter' | 'told', string>;
  notTold: string;
  disposal: Record<BreachDisposal, string>;
  state: Record<BreachState, string>;
  times: (count: number) => string;
  sentOn: string;
}

/** What the register says when it is printed or handed over. */
export const exportTexts: Record<Locale, ExportTexts> = {
  en: {
    title: 'Register of misdirected faxes',
    count: (entries) => `${entries} ${entries === 1 ? 'entry' : 'entries'}`,
    empty: 'The register has no entries.',
    columns: {
      received: 'Received', sender: 'Sender', pages: 'Pages', reported: 'Reported', description: 'What happened', information: 'Kinds of information', people: 'People concerned',
      notified: 'Sender told', disposal: 'To be done', due: 'Until', state: 'State', contained: 'Done', seen: 'Seen by', note: 'Note', kept: 'Kept until',
    },
    information: { identity: 'Identity', contact: 'Contact details', health: 'Health', 'health-number': 'Health number', financial: 'Financial', other: 'Other' },
    notice: { letter: 'By letter', told: 'By word' },
    notTold: 'Not yet',
    disposal: { destroy: 'Destroy', return: 'Return' },
    state: { open: 'Open', overdue: 'Overdue', contained: 'Done', withdrawn: 'Withdrawn: it was ours' },
    times: (count) => `${count} ${count === 1 ? 'time' : 'times'}`,
    sentOn: 'sent on',
  },
  fr: {
    title: 'Registre des télécopies mal acheminées',
    count: (entries) => `${entries} ${entries === 1 ? 'inscription' : 'inscriptions'}`,
    empty: 'Le registre ne contient aucune inscription.',
    columns: {
      received: 'Reçue', sender: 'Expéditeur', pages: 'Pages', reported: 'Signalée', description: 'Ce qui s’est passé', information: 'Types de renseignements', people: 'Personnes concernées',
      notified: 'Expéditeur prévenu', disposal: 'À faire', due: 'Jusqu’au', state: 'État', contained: 'Fait', seen: 'Consultée par', note: 'Note', kept: 'Conserver jusqu’au',
    },
    information: { identity: 'Identité', contact: 'Coordonnées', health: 'Santé', 'health-number': 'Numéro d’assurance maladie', financial: 'Finances', other: 'Autre' },
    notice: { letter: 'Par lettre', told: 'De vive voix' },
    notTold: 'Pas encore',
    disposal: { destroy: 'Détruire', return: 'Retourner' },
    state: { open: 'Ouvert', overdue: 'En retard', contained: 'Fait', withdrawn: 'Retiré\u00a0: elle était pour nous' },
    times: (count) => `${count} fois`,
    sentOn: 'transmise',
  },
  zh: {
    title: '误发传真登记册',
    count: (entries) => `共 ${entries} 条`,
    empty: '登记册中没有记录。',
    columns: {
      received: '收到时间', sender: '发送方', pages: '页数', reported: '上报', description: '事件经过', information: '信息种类', people: '涉及人数',
      notified: '已告知发送方', disposal: '应办事项', due: '期限', state: '状态', contained: '完成', seen: '查看过的人', note: '备注', kept: '保存至',
    },
    information: { identity: '身份', contact: '联系方式', health: '健康', 'health-number': '健康卡号', financial: '财务', other: '其他' },
    notice: { letter: '信函', told: '口头' },
    notTold: '尚未告知',
    disposal: { destroy: '销毁', return: '退还' },
    state: { open: '未完成', overdue: '已逾期', contained: '已完成', withdrawn: '已撤回：原属本诊所' },
    times: (count) => `${count} 次`,
    sentOn: '曾转发',
  },
  ja: {
    title: '誤送信 FAX の台帳',
    count: (entries) => `全 ${entries} 件`,
    empty: '台帳に記録はありません。',
    columns: {
      received: '受信日時', sender: '送信元', pages: 'ページ数', reported: '報告', description: '経緯', information: '情報の種類', people: '対象人数',
      notified: '送信元への連絡', disposal: '必要な対応', due: '期限', state: '状態', contained: '完了', seen: '閲覧者', note: 'メモ', kept: '保存期限',
    },
    information: { identity: '氏名など', contact: '連絡先', health: '健康情報', 'health-number': '健康保険番号', financial: '金銭関連', other: 'その他' },
    notice: { letter: '書状', told: '口頭' },
    notTold: '未連絡',
    disposal: { destroy: '廃棄', return: '返送' },
    state: { open: '未完了', overdue: '期限超過', contained: '完了', withdrawn: '取り下げ：当院宛て' },
    times: (count) => `${count} 回`,
    sentOn: '転送あり',
  },
};
