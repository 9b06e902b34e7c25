interface BreachDigestTexts {
  subject: string;
  greeting: (name: string) => string;
  overdue: (count: number) => string;
  untold: (count: number) => string;
  link: string;
}

/** The mail to whoever keeps the register of misdirected faxes. It names nobody: a mail is not private. */
export const breachDigestTexts: Record<string, BreachDigestTexts> & { en: BreachDigestTexts } = {
  en: {
    subject: 'Misdirected faxes need you today',
    greeting: (name) => `Good morning, ${name}.`,
    overdue: (count) => `Should have been destroyed or returned by now: ${count}`,
    untold: (count) => `Whoever sent it has not been told: ${count}`,
    link: 'The register is here:',
  },
  fr: {
    subject: 'Des télécopies mal acheminées vous attendent aujourd’hui',
    greeting: (name) => `Bonjour ${name},`,
    overdue: (count) => `Auraient dû être détruites ou retournées\u00a0: ${count}`,
    untold: (count) => `Expéditeurs qui n’ont pas été prévenus\u00a0: ${count}`,
    link: 'Le registre se trouve ici\u00a0:',
  },
  ja: {
    subject: '本日対応が必要な誤送信 FAX があります',
    greeting: (name) => `${name} さん、おはようございます。`,
    overdue: (count) => `廃棄または返送の期限を過ぎたもの：${count} 件`,
    untold: (count) => `送信元への連絡が済んでいないもの：${count} 件`,
    link: '台帳はこちらです。',
  },
  zh: {
    subject: '今天有误发的传真需要您处理',
    greeting: (name) => `${name}，早上好！`,
    overdue: (count) => `早应销毁或退还：${count} 份`,
    untold: (count) => `尚未告知发送方：${count} 份`,
    link: '登记册在此：',
  },
};
