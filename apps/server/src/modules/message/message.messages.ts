import type { Locale } from '@intake/api/rules';

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
}

/** What the server says by itself. No text asks for CANCEL or END, which unsubscribe, and none names a patient. */
export const messageTexts: Record<Locale, MessageTexts> = {
  en: {
    terms: (name) => `${name ? `${name}. ` : ''}Reply STOP to opt out.`,
    stopped: (name) => `${name}: you will get no more texts from us. Reply START to get them again.`,
    help: (name, phone) => `${name}: we text about visits.${phone ? ` Call us at ${phone}.` : ''} Reply STOP to opt out.`,
    restored: (name, date, time) => `${name}: your visit on ${date} at ${time} takes place after all.`,
    confirmed: 'Thank you, your visit is confirmed.',
    cancelled: (phone) => `Your visit is cancelled.${phone ? ` To book another time, call ${phone}.` : ''}`,
    moved: (name, date, time) => `${name}: your visit has moved. It is now on ${date} at ${time}.`,
    withdrawn: (name, date, time) => `${name}: your visit on ${date} at ${time} does not take place.`,
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
  },
};
