import type { Locale } from '@intake/api/rules';

/** The mail that asks whether the address is that of whoever typed it, by locale. */
export const proofMail: Record<Locale, (link: string, days: number) => { subject: string; text: string }> = {
  en: (link, days) => ({
    subject: 'News about Intake: is this you?',
    text: `Somebody, probably you, asked for news about Intake at this address.\n\nIf it was you, open this page and confirm within ${days} days:\n${link}\n\nIf it was not you, do nothing: without your confirmation no news is sent.\n`,
  }),
  fr: (link, days) => ({
    subject: 'Nouvelles d’Intake\u00a0: est-ce bien vous?',
    text: `Quelqu’un, sans doute vous, a demandé à recevoir les nouvelles d’Intake à cette adresse.\n\nSi c’est bien vous, ouvrez cette page et confirmez d’ici ${days}\u00a0jours\u00a0:\n${link}\n\nSi ce n’est pas vous, ne faites rien\u00a0: sans votre confirmation, rien n’est envoyé.\n`,
  }),
  ja: (link, days) => ({
    subject: 'Intake のお知らせ：ご本人の確認',
    text: `このメールアドレスで Intake のお知らせの受信が申し込まれました。\n\nご本人の場合は、${days} 日以内に次のページを開いて確認してください。\n${link}\n\nお心当たりがない場合は、何もする必要はありません。確認がなければ、お知らせは送られません。\n`,
  }),
  zh: (link, days) => ({
    subject: 'Intake 资讯：请确认是您本人',
    text: `有人（可能是您）申请用此邮箱接收 Intake 的资讯。\n\n如果是您本人，请在 ${days} 天内打开以下页面并确认：\n${link}\n\n如果不是您，请忽略：未经确认，不会发送资讯。\n`,
  }),
};

/** Stands below each of the news, before the link that ends them. */
export const newsFoot: Record<Locale, string> = {
  en: 'You asked for this news. End it at any time, without signing in:',
  fr: 'Vous avez demandé ces nouvelles. Mettez-y fin en tout temps, sans vous connecter\u00a0:',
  ja: 'このお知らせはお申し込みに基づいてお送りしています。停止はいつでも、サインインせずに行えます：',
  zh: '您订阅了此资讯。您可随时停止接收，无需登录：',
};
