/** What a page that is filled in says where no script runs, to readers of each language. */
const words = {
  en: ['This page is filled in and sent by JavaScript, which is switched off here. You can read about Intake without it; what you want to send, send to the clinic by fax.', 'About Intake'],
  fr: ['Cette page se remplit et s’envoie à l’aide de JavaScript, qui est désactivé ici. Vous pouvez lire la présentation d’Intake sans lui; ce que vous voulez envoyer, envoyez-le à la clinique par télécopie.', 'À propos d’Intake'],
  ja: ['このページの入力と送信には JavaScript が必要ですが、無効になっています。Intake の紹介はこのままお読みいただけます。送信したい内容は、FAX でクリニックにお送りください。', 'Intake について'],
  zh: ['填写和提交此页面需要 JavaScript，目前已被停用。您仍可阅读 Intake 的介绍；需要提交的内容，请传真给诊所。', '关于 Intake'],
};

/** Stands in public pages alone, so that signing in does not carry it. */
export const noScript = (about: string): string =>
  `<noscript>${Object.entries(words)
    .map(([lang, [text, link]]) => `<div class="starting" lang="${lang}"><p>${text}</p><p><a href="${about}?lang=${lang}">${link}</a></p></div>`)
    .join('')}</noscript>`;
