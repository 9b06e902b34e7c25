interface TestMailTexts {
  subject: string;
  body: string;
}

/** The mail that shows an administrator that mail arrives, by locale. */
export const testMailTexts: Record<string, TestMailTexts> & { en: TestMailTexts } = {
  en: {
    subject: 'Intake: mail arrives',
    body: 'You asked for this message in the settings of Intake. Mail from Intake reaches you; nothing needs to be done.',
  },
  fr: {
    subject: 'Intake\u00a0: les courriels arrivent',
    body: 'Vous avez demandé ce message dans les paramètres d’Intake. Les courriels d’Intake vous parviennent; il n’y a rien à faire.',
  },
  zh: {
    subject: 'Intake：邮件可以送达',
    body: '您在 Intake 的设置中请求发送此邮件。Intake 的邮件可以送达，无需任何操作。',
  },
  ja: {
    subject: 'Intake：メールが届いています',
    body: 'Intake の設定からこのメールの送信が依頼されました。Intake からのメールは正常に届いています。対応は不要です。',
  },
};
