import type { Locale } from '@intake/api/rules';

const tags: Record<Locale, string> = { en: 'en-CA', fr: 'fr-CA', ja: 'ja-JP', zh: 'zh-CN' };

/** Whole dollars as the reader writes them. */
export const moneyOf = (locale: Locale, dollars: number): string =>
  new Intl.NumberFormat(tags[locale], { style: 'currency', currency: 'CAD', currencyDisplay: 'narrowSymbol', maximumFractionDigits: 0 }).format(dollars);

/** A count as the reader writes it. */
export const countOf = (locale: Locale, count: number): string => new Intl.NumberFormat(tags[locale]).format(count);

interface DemoFaxTexts {
  /** BCP 47. */
  tag: string;
  subject: string;
  why: string;
  does: string[];
  estimate: (total: string) => string;
  stop: (page: string, code: string) => string;
}

/** What stands on the demo fax, by locale. */
export const demoFaxTexts: Record<Locale, DemoFaxTexts> = {
  en: {
    tag: tags.en,
    subject: 'Your demo fax',
    why: 'Somebody at this number asked Intake for one demo fax, and confirmed it by e-mail. It is the only one that this number gets. Had this page come to Intake, this would have happened within seconds:',
    does: ['The page is kept as it came before the sender hears that it arrived.', 'Patient, referrer, service and urgency are read, each with its place on the page.', 'A person looks, presses six keys, and it is in the chart with a next step and a date.', 'The answer goes back to the sender by fax, and its reply finds its way to the referral.'],
    estimate: (total) => `By the figures that were given with the request, unanswered faxes and filing by hand cost about ${total} a year.`,
    stop: (page, code) => `Did you not ask for this? Open ${page} and type the code ${code}: this number is then never faxed by us again.`,
  },
  fr: {
    tag: tags.fr,
    subject: 'Votre télécopie de démonstration',
    why: 'Quelqu’un à ce numéro a demandé une télécopie de démonstration à Intake et l’a confirmé par courriel. C’est la seule que ce numéro recevra. Si cette page était arrivée dans Intake, voici ce qui se serait passé en quelques secondes\u00a0:',
    does: ['La page est conservée telle quelle avant que l’expéditeur apprenne qu’elle est arrivée.', 'Patient, médecin demandeur, service et urgence sont lus, chacun avec sa place sur la page.', 'Une personne regarde, appuie sur six touches, et tout est au dossier avec une suite et une date.', 'La réponse repart par télécopie, et son retour rejoint la demande de lui-même.'],
    estimate: (total) => `D’après les chiffres indiqués, les télécopies sans réponse et le classement à la main coûtent environ ${total} par an.`,
    stop: (page, code) => `Vous n’avez rien demandé? Ouvrez ${page} et saisissez le code ${code}\u00a0: ce numéro ne recevra plus jamais de télécopie de notre part.`,
  },
  ja: {
    tag: tags.ja,
    subject: 'デモ FAX',
    why: 'この番号の方から Intake のデモ FAX の申し込みがあり、メールで確認されました。この番号に送るのは今回だけです。このページが Intake に届いていたら、数秒で次のように処理されます。',
    does: ['受信したページは、送信元に届いたと伝わる前に、そのまま保存されます。', '患者、紹介元、診療項目、緊急度を、ページ上の位置とともに読み取ります。', '担当者が確認し、6 つのキーでカルテに保存し、次の対応と期日が決まります。', '返事は FAX で送られ、その返信は自動的に元の紹介状に結び付きます。'],
    estimate: (total) => `申し込み時の数字では、返事のない FAX と手作業で年におよそ ${total} かかっています。`,
    stop: (page, code) => `お心当たりがない場合は、${page} を開いてコード ${code} を入力してください。この番号には今後一切送りません。`,
  },
  zh: {
    tag: tags.zh,
    subject: '您的演示传真',
    why: '此号码的使用者向 Intake 申请了一份演示传真，并已通过邮件确认。此号码只会收到这一份。如果这一页送达 Intake，几秒内就会：',
    does: ['在通知发送方之前，原样保存收到的页面。', '读取患者、转诊方、诊疗项目和紧急程度，并标出各自在页面上的位置。', '由人员核对，按六个键即归入病历，并定下下一步和日期。', '答复以传真发回，对方的回件会自动归到原转诊单。'],
    estimate: (total) => `按申请时填写的数字，未答复的传真和手工归档每年约花费 ${total}。`,
    stop: (page, code) => `如果不是您申请的，请打开 ${page} 并输入代码 ${code}：我们将不再向此号码发送传真。`,
  },
};
