import type { Locale } from '@intake/api/rules';

interface Foot {
  name: string;
  /** As it is read. */
  phone: string | null;
  /** Whether an answer arrives. */
  takesAnswers: boolean;
  unsubscribe: string;
}

interface MailTexts {
  /** Nothing of a visit, a person or a health matter: it stands on locked screens. */
  subject(name: string): string;
  foot(facts: Foot): string;
}

/** What every e-mail to a patient says besides its own words. */
export const mailTexts: Record<Locale, MailTexts> = {
  en: {
    subject: (name) => `A message from ${name}`,
    foot: ({ name, phone, takesAnswers, unsubscribe }) =>
      `${name}${phone ? `, ${phone}` : ''}\n${takesAnswers ? 'To answer, reply to this e-mail. Please do not send anything urgent this way.' : 'Nobody reads answers to this address.'}\nNo more e-mails from us: ${unsubscribe}`,
  },
  fr: {
    subject: (name) => `Un message de ${name}`,
    foot: ({ name, phone, takesAnswers, unsubscribe }) =>
      `${name}${phone ? `, ${phone}` : ''}\n${takesAnswers ? 'Pour répondre, répondez à ce courriel. N’y envoyez rien d’urgent.' : 'Personne ne lit les réponses à cette adresse.'}\nNe plus recevoir nos courriels : ${unsubscribe}`,
  },
  zh: {
    subject: (name) => `来自${name}的消息`,
    foot: ({ name, phone, takesAnswers, unsubscribe }) =>
      `${name}${phone ? `，电话 ${phone}` : ''}\n${takesAnswers ? '如需答复，请直接回复本邮件。紧急事宜请勿通过邮件发送。' : '此地址的回复无人查看。'}\n不再接收我们的邮件：${unsubscribe}`,
  },
  ja: {
    subject: (name) => `${name}からのメッセージ`,
    foot: ({ name, phone, takesAnswers, unsubscribe }) =>
      `${name}${phone ? `　電話 ${phone}` : ''}\n${takesAnswers ? 'ご返信はこのメールにお送りください。お急ぎのご用件には使わないでください。' : 'このアドレスへの返信は読まれません。'}\n今後のメールを希望されない場合：${unsubscribe}`,
  },
};
