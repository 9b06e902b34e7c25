import type { Locale } from '@intake/api/rules';

interface OfferedTime {
  date: string;
  time: string;
  place: string;
  until: string;
  /** The day of the visit that it takes the place of. */
  instead: string | null;
}

interface MessageTexts {
  /** Who sends it and how to end it; without the name where the message says it already. */
  terms(name: string | null): string;
  stopped(name: string): string;
  help(name: string, phone: string | null): string;
  /** A visit that had been taken back. */
  restored(name: string, date: string, time: string): string;
  confirmed: string;
  cancelled(phone: string | null): string;
  moved(name: string, date: string, time: string): string;
  withdrawn(name: string, date: string, time: string): string;
  offer(name: string, offered: OfferedTime): string;
  offerTaken(date: string, time: string): string;
  offerLeft: string;
  offerOver(phone: string | null): string;
}

/** The end of a sentence, which “3:00 p.m.” has already. */
const ended = (text: string): string => (text.endsWith('.') ? text : `${text}.`);

/** What the server says by itself. No text asks for CANCEL or END, which unsubscribe, and none names a patient. */
export const messageTexts: Record<Locale, MessageTexts> = {
  en: {
    terms: (name) => `${name ? `${name}. ` : ''}Reply STOP to opt out.`,
    stopped: (name) => `${name}: you will get no more texts from us. Reply START to get them again.`,
    help: (name, phone) => `${name}: we text about visits.${phone ? ` Call us at ${phone}.` : ''} Reply STOP to opt out.`,
    restored: (name, date, time) => `${name}: your visit on ${date} at ${time} takes place after all.`,
    confirmed: 'Thank you, your visit is confirmed.',
    cancelled: (phone) => `Your visit is cancelled.${phone ? ` To book another time, call ${phone}.` : ''}`,
    moved: (name, date, time) => `${name}: your visit has moved. It is now on ${date} at ${ended(time)}`,
    withdrawn: (name, date, time) => `${name}: your visit on ${date} at ${time} does not take place.`,
    offer: (name, { date, time, place, until, instead }) =>
      `${name}: a time has become free, ${date} at ${time}, ${ended(place)}${instead ? ` It would take the place of your visit on ${instead}.` : ''} Until ${until} reply 1 to take it, or 2 to leave it to somebody else.`,
    offerTaken: (date, time) => `Thank you. Your visit is booked: ${date}, ${time}`,
    offerLeft: 'Thank you for telling us. You stay on the waitlist.',
    offerOver: (phone) => `We are sorry, this time is no longer kept for you. You stay on the waitlist.${phone ? ` Questions? Call ${phone}.` : ''}`,
  },
  fr: {
    terms: (name) => `${name ? `${name}. ` : ''}Répondez ARRET pour vous désabonner.`,
    stopped: (name) => `${name} : vous ne recevrez plus nos textos. Répondez START pour les recevoir à nouveau.`,
    help: (name, phone) => `${name} : nous textons au sujet des rendez-vous.${phone ? ` Appelez-nous au ${phone}.` : ''} Répondez ARRET pour vous désabonner.`,
    restored: (name, date, time) => `${name} : votre rendez-vous du ${date} à ${time} aura bien lieu.`,
    confirmed: 'Merci, votre rendez-vous est confirmé.',
    cancelled: (phone) => `Votre rendez-vous est annulé.${phone ? ` Pour un autre moment, appelez le ${phone}.` : ''}`,
    moved: (name, date, time) => `${name} : votre rendez-vous a été déplacé au ${date} à ${time}.`,
    withdrawn: (name, date, time) => `${name} : votre rendez-vous du ${date} à ${time} n’aura pas lieu.`,
    offer: (name, { date, time, place, until, instead }) =>
      `${name} : une place s’est libérée, ${date} à ${time}, ${ended(place)}${instead ? ` Elle remplacerait votre rendez-vous du ${instead}.` : ''} Répondez avant ${until} : 1 pour la prendre, 2 pour la laisser.`,
    offerTaken: (date, time) => `Merci. Votre rendez-vous est pris : ${date}, ${time}`,
    offerLeft: 'Merci de nous avoir prévenus. Vous restez sur la liste d’attente.',
    offerOver: (phone) => `Désolé, cette place n’est plus réservée pour vous. Vous restez sur la liste d’attente.${phone ? ` Des questions? Appelez le ${phone}.` : ''}`,
  },
  zh: {
    terms: (name) => `${name ? `【${name}】` : ''}回复“退订”不再接收短信。`,
    stopped: (name) => `【${name}】您将不再收到我们的短信。如需恢复，请回复 START。`,
    help: (name, phone) => `【${name}】我们用短信通知就诊事宜。${phone ? `电话：${phone}。` : ''}回复“退订”不再接收短信。`,
    restored: (name, date, time) => `【${name}】您${date} ${time}的预约照常进行。`,
    confirmed: '谢谢，您的预约已确认。',
    cancelled: (phone) => `您的预约已取消。${phone ? `如需改约，请致电 ${phone}。` : ''}`,
    moved: (name, date, time) => `【${name}】您的预约已改期至${date} ${time}。`,
    withdrawn: (name, date, time) => `【${name}】您${date} ${time}的预约已取消。`,
    offer: (name, { date, time, place, until, instead }) =>
      `【${name}】有空出的就诊时间：${date} ${time}，${place}。${instead ? `它将代替您${instead}的预约。` : ''}请在${until}前回复：1 接受，2 放弃。`,
    offerTaken: (date, time) => `谢谢，您的预约已登记：${date} ${time}。`,
    offerLeft: '感谢告知。您仍在候补名单上。',
    offerOver: (phone) => `抱歉，该时间已不再为您保留。您仍在候补名单上。${phone ? `如有疑问，请致电 ${phone}。` : ''}`,
  },
  ja: {
    terms: (name) => `${name ? `${name}：` : ''}配信を止めるには「停止」と返信してください。`,
    stopped: (name) => `${name}：今後メッセージはお送りしません。再開するには START と返信してください。`,
    help: (name, phone) => `${name}：ご予約についてお知らせしています。${phone ? `お電話は ${phone} まで。` : ''}配信を止めるには「停止」と返信してください。`,
    restored: (name, date, time) => `${name}：${date} ${time}のご予約は予定どおりです。`,
    confirmed: 'ありがとうございます。ご予約を確認しました。',
    cancelled: (phone) => `ご予約を取り消しました。${phone ? `別の日時は ${phone} までお電話ください。` : ''}`,
    moved: (name, date, time) => `${name}：ご予約は${date} ${time}に変更されました。`,
    withdrawn: (name, date, time) => `${name}：${date} ${time}のご予約は取り消されました。`,
    offer: (name, { date, time, place, until, instead }) =>
      `${name}：予約枠が空きました。${date} ${time}、${place}。${instead ? `${instead}のご予約と入れ替えになります。` : ''}${until}までに「1」（受ける）または「2」（見送る）と返信してください。`,
    offerTaken: (date, time) => `ありがとうございます。ご予約をお取りしました。${date} ${time}`,
    offerLeft: 'ご連絡ありがとうございます。引き続きキャンセル待ちとしてお待ちいただけます。',
    offerOver: (phone) => `申し訳ありません。この枠の確保は終了しました。引き続きキャンセル待ちとしてお待ちいただけます。${phone ? `ご質問は ${phone} まで。` : ''}`,
  },
};
