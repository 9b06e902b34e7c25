import type { RevenueAnswers } from '@intake/api/contract';
import { phoneText, type Locale, type RevenueEstimate } from '@intake/api/rules';
import { countOf, moneyOf } from './demoFax.messages.ts';

interface Words {
  subject: string;
  text: string;
}

/** What is ticked before anything is sent, kept with each request as it was read. The form says the same. */
export const consentTexts: Record<Locale, { fax: string; estimate: string }> = {
  en: { fax: 'Send one demo fax to this number, which is ours, and mail me about it', estimate: 'Mail me this estimate' },
  fr: { fax: 'Envoyez une télécopie de démonstration à ce numéro, qui est le nôtre, et écrivez-moi à ce sujet', estimate: 'Envoyez-moi cette estimation par courriel' },
  ja: { fax: '当院のこの番号にデモ FAX を 1 通送り、その件でメールを送ることに同意します', estimate: 'この試算をメールで受け取ります' },
  zh: { fax: '请向本诊所的此号码发送一份演示传真，并就此给我发邮件', estimate: '请将此估算发送到我的邮箱' },
};

/** The mail that asks whether a demo fax is wanted; nothing that was typed stands in it but the number. */
export const proofMail: Record<Locale, (number: string, link: string, days: number) => Words> = {
  en: (number, link, days) => ({
    subject: 'A demo fax from Intake: is this you?',
    text: `Somebody, probably you, asked for one demo fax to ${phoneText(number)}.\n\nIf it was you, open this page and confirm within ${days} days:\n${link}\n\nIf it was not you, do nothing: without your confirmation nothing is faxed.\n`,
  }),
  fr: (number, link, days) => ({
    subject: 'Télécopie de démonstration d’Intake\u00a0: est-ce bien vous?',
    text: `Quelqu’un, sans doute vous, a demandé une télécopie de démonstration au ${phoneText(number)}.\n\nSi c’est bien vous, ouvrez cette page et confirmez d’ici ${days}\u00a0jours\u00a0:\n${link}\n\nSi ce n’est pas vous, ne faites rien\u00a0: sans votre confirmation, rien n’est envoyé.\n`,
  }),
  ja: (number, link, days) => ({
    subject: 'Intake のデモ FAX：ご本人の確認',
    text: `${phoneText(number)} へのデモ FAX が申し込まれました。\n\nご本人の場合は、${days} 日以内に次のページを開いて確認してください。\n${link}\n\nお心当たりがない場合は、何もする必要はありません。確認がなければ、FAX は送られません。\n`,
  }),
  zh: (number, link, days) => ({
    subject: 'Intake 演示传真：请确认是您本人',
    text: `有人（可能是您）申请向 ${phoneText(number)} 发送一份演示传真。\n\n如果是您本人，请在 ${days} 天内打开以下页面并确认：\n${link}\n\n如果不是您，请忽略：未经确认，不会发送传真。\n`,
  }),
};

/** The estimate as somebody counted it, each line made of the one before. */
export const estimateMail: Record<Locale, (inputs: RevenueAnswers, sum: RevenueEstimate, page: string) => Words> = {
  en: (inputs, sum, page) => ({
    subject: 'What unanswered faxes cost: your estimate',
    text: lines('en', inputs, sum, ['Faxes a year', 'Never answered', 'Visits that were not booked', 'Revenue lost', 'Hours of filing by hand', 'Cost of that work', 'Together, a year']) + `\nThe formula and its assumptions:\n${page}\n`,
  }),
  fr: (inputs, sum, page) => ({
    subject: 'Le coût des télécopies sans réponse\u00a0: votre estimation',
    text: lines('fr', inputs, sum, ['Télécopies par an', 'Restées sans réponse', 'Rendez-vous non pris', 'Revenu perdu', 'Heures de classement à la main', 'Coût de ce travail', 'Ensemble, par an']) + `\nLa formule et ses hypothèses\u00a0:\n${page}\n`,
  }),
  ja: (inputs, sum, page) => ({
    subject: '返事のない FAX の費用：試算結果',
    text: lines('ja', inputs, sum, ['年間の FAX', '返事のないもの', '予約に至らなかった受診', '失われた収入', '手作業の時間', 'その作業の費用', '年間の合計']) + `\n計算式と前提：\n${page}\n`,
  }),
  zh: (inputs, sum, page) => ({
    subject: '未答复传真的成本：您的估算',
    text: lines('zh', inputs, sum, ['每年传真', '从未答复', '未能预约的就诊', '损失的收入', '手工归档的工时', '该工作的成本', '每年合计']) + `\n公式与假设：\n${page}\n`,
  }),
};

function lines(locale: Locale, inputs: RevenueAnswers, sum: RevenueEstimate, names: readonly string[]): string {
  const count = (value: number) => countOf(locale, value);
  const money = (value: number) => moneyOf(locale, value);
  const separator = locale === 'fr' ? '\u00a0: ' : locale === 'en' ? ': ' : '：';
  const values = [
    count(sum.faxes), `${count(sum.unanswered)} (${inputs.unansweredPercent}\u00a0%)`, `${count(sum.visits)} (${inputs.visitPercent}\u00a0%)`,
    `${count(sum.visits)} × ${money(inputs.visitRevenue)} = ${money(sum.revenue)}`, `${count(sum.hours)} (${inputs.minutesPerFax} min)`,
    `${count(sum.hours)} × ${money(inputs.hourlyCost)} = ${money(sum.work)}`, money(sum.total),
  ];
  return values.map((value, at) => `${names[at]}${separator}${value}\n`).join('');
}
