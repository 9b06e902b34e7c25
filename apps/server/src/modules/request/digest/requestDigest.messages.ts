interface DigestTexts {
  subject: (late: number) => string;
  greeting: (name: string) => string;
  overdue: (count: number) => string;
  atRisk: (count: number) => string;
  /** The day on which somebody wanted to look again has passed. */
  stepDue: (count: number) => string;
  /** What nobody owns is everybody's. */
  unowned: string;
  link: string;
}

const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** The mail that comes each morning, by locale. It names references and no patients: a mail is not private. */
export const digestTexts: Record<string, DigestTexts> & { en: DigestTexts } = {
  en: {
    subject: (late) => `${plural(late, 'request needs', 'requests need')} you today`,
    greeting: (name) => `Good morning, ${name}.`,
    overdue: (count) => `Overdue: ${count}`,
    atRisk: (count) => `At risk: ${count}`,
    stepDue: (count) => `Next step due: ${count}`,
    unowned: 'Nobody owns these yet:',
    link: 'Open them here:',
  },
  fr: {
    subject: (late) => `${plural(late, 'demande vous attend', 'demandes vous attendent')} aujourd’hui`,
    greeting: (name) => `Bonjour ${name},`,
    overdue: (count) => `En retard\u00a0: ${count}`,
    atRisk: (count) => `À risque\u00a0: ${count}`,
    stepDue: (count) => `Prochaine étape à faire\u00a0: ${count}`,
    unowned: 'Personne n’est encore responsable de celles-ci\u00a0:',
    link: 'Ouvrez-les ici\u00a0:',
  },
  ja: {
    subject: (late) => `本日対応が必要な依頼が ${late} 件あります`,
    greeting: (name) => `${name} さん、おはようございます。`,
    overdue: (count) => `期限超過：${count} 件`,
    atRisk: (count) => `期限間近：${count} 件`,
    stepDue: (count) => `次の対応日を過ぎたもの：${count} 件`,
    unowned: '担当者が決まっていない依頼：',
    link: 'こちらから開けます。',
  },
  zh: {
    subject: (late) => `今天有 ${late} 项申请需要您处理`,
    greeting: (name) => `${name}，早上好！`,
    overdue: (count) => `已逾期：${count} 项`,
    atRisk: (count) => `即将逾期：${count} 项`,
    stepDue: (count) => `下一步已到期：${count} 项`,
    unowned: '以下申请尚无负责人：',
    link: '请在此打开：',
  },
};
