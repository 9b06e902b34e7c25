import type { Locale } from '@intake/api/rules';

interface Words {
  subject: string;
  text: string;
}

/** Tells somebody that they were let in, by locale. */
export const grantedMail: Record<Locale, (organization: string, link: string) => Words> = {
  en: (organization, link) => ({
    subject: `You have access to ${organization}`,
    text: `An administrator of ${organization} has let you in to Intake.\n\nSign in here:\n${link}\n`,
  }),
  fr: (organization, link) => ({
    subject: `Vous avez accès à ${organization}`,
    text: `L’administration de ${organization} vous a donné accès à Intake.\n\nConnectez-vous ici\u00a0:\n${link}\n`,
  }),
  ja: (organization, link) => ({
    subject: `${organization} の利用が許可されました`,
    text: `${organization} の管理者が Intake の利用を許可しました。\n\nこちらからサインインしてください。\n${link}\n`,
  }),
  zh: (organization, link) => ({
    subject: `您已获准使用 ${organization}`,
    text: `${organization} 的管理员已批准您使用 Intake。\n\n请在此登录：\n${link}\n`,
  }),
};

/** Tells somebody that they were not let in; the name is the one that they typed. */
export const declinedMail: Record<Locale, (typed: string, reason: string) => Words> = {
  en: (typed, reason) => ({
    subject: 'Your request for access was declined',
    text: `You asked for access to “${typed}” in Intake. The request was declined:\n\n${reason}\n\nYou may sign in and ask again.\n`,
  }),
  fr: (typed, reason) => ({
    subject: 'Votre demande d’accès a été refusée',
    text: `Vous avez demandé l’accès à «\u00a0${typed}\u00a0» dans Intake. La demande a été refusée\u00a0:\n\n${reason}\n\nVous pouvez vous connecter et faire une nouvelle demande.\n`,
  }),
  ja: (typed, reason) => ({
    subject: '利用申請は許可されませんでした',
    text: `Intake で「${typed}」の利用を申請されましたが、許可されませんでした。\n\n理由：\n${reason}\n\nサインインして、もう一度申請できます。\n`,
  }),
  zh: (typed, reason) => ({
    subject: '您的访问申请未获批准',
    text: `您在 Intake 中申请访问“${typed}”，申请未获批准：\n\n${reason}\n\n您可以登录后重新申请。\n`,
  }),
};
