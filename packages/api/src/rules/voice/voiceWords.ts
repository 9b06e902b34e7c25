import type { Locale } from '../locales.ts';

/** What every agent says by itself, whatever its flow. */
export interface VoiceWords {
  clarify: string;
  stillThere: string;
  /** The same for a wrong fact and for somebody who is not known. */
  notIdentified: string;
  checking: string;
  handOff: string;
  goodbye: string;
}

export const voiceWords: Record<Locale, VoiceWords> = {
  en: {
    clarify: 'Sorry, I did not understand that.',
    stillThere: 'Are you still there?',
    notIdentified: 'I could not confirm your identity with that.',
    checking: 'One moment, please.',
    handOff: 'A member of our staff will take over.',
    goodbye: 'Thank you for calling. Goodbye.',
  },
  fr: {
    clarify: 'Désolé, je n’ai pas compris.',
    stillThere: 'Êtes-vous toujours là?',
    notIdentified: 'Ces renseignements ne me permettent pas de confirmer votre identité.',
    checking: 'Un instant, s’il vous plaît.',
    handOff: 'Un membre de notre équipe prendra le relais.',
    goodbye: 'Merci de votre appel. Au revoir.',
  },
  zh: {
    clarify: '抱歉，我没有听懂。',
    stillThere: '您还在吗？',
    notIdentified: '根据这些信息，我无法确认您的身份。',
    checking: '请稍等。',
    handOff: '我们的工作人员会接手处理。',
    goodbye: '感谢您的来电，再见。',
  },
  ja: {
    clarify: '申し訳ありません。聞き取れませんでした。',
    stillThere: 'お電話はつながっていますか？',
    notIdentified: 'いただいた情報では、ご本人の確認ができませんでした。',
    checking: '少々お待ちください。',
    handOff: '担当者が引き継ぎます。',
    goodbye: 'お電話ありがとうございました。失礼いたします。',
  },
};
