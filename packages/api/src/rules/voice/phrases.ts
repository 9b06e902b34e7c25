import type { Wish } from './flowWords.ts';
import type { Locale } from '../locales.ts';

/** A text as phrases are looked for in it. */
export const folded = (text: string): string => text.normalize('NFKC').toLowerCase().replaceAll('’', "'");

/** How people say it. Texts are folded first: lower case, compatibility forms, straight apostrophes. */
export interface Phrases {
  yes: RegExp;
  no: RegExp;
  /** Neither, whatever yes or no is in it. */
  unsure: RegExp;
  again: RegExp;
  person: RegExp;
  goodbye: RegExp;
  correction: RegExp;
  wishes: Record<Wish, RegExp>;
  /** What denies a wish, right before it or right behind it. */
  denied: { before?: RegExp; behind?: RegExp };
}

/** Whole words, also beside letters with accents. */
const any = (words: string, flags = 'u') => new RegExp(`(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])`, flags);
const part = (words: string, flags = 'u') => new RegExp(words, flags);

export const phrases: Record<Locale, Phrases> = {
  en: {
    yes: any("yes|yeah|yep|yup|sure|correct|right|ok|okay|of course|please do|no problem|no worries|don't mind"),
    no: any("no(?! problem| worries)|nope|not|don't(?! mind)|wrong|never"),
    unsure: any("don't know|do not know|not sure|no idea|maybe|perhaps"),
    again: any('repeat|again|pardon|what did you say|say that again|come again'),
    person: any('person|human|operator|receptionist|somebody|someone|representative|real people|agent'),
    goodbye: any('goodbye|bye|hang up|that is all|that\'s all'),
    correction: any('i mean|i meant|actually|sorry|rather|instead|correction|no wait|wait'),
    wishes: {
      confirm: any("confirm|i'll be there|i will come|i'm coming", 'gu'),
      cancel: any("cancel|can't come|cannot come|call it off", 'gu'),
      move: any('move|reschedule|change|another day|another time|postpone', 'gu'),
      hear: any('when|what time|which day|where|remind me|hear', 'gu'),
    },
    denied: { before: /(?:\b(?:not|cannot|never|no need)|n't)(?: \p{L}+){0,3} $/u },
  },
  fr: {
    yes: any("oui|ouais|d'accord|exact|exactement|correct|bien sûr|ok|certainement|(?:pas de|aucun) (?:problème|souci)"),
    no: any('non|pas(?! de (?:problème|souci))|jamais|faux'),
    unsure: any('sais pas|pas sûre?|aucune idée|peut-être'),
    again: any('répétez|répéter|encore une fois|pardon|vous dites'),
    person: any("quelqu'un|personne|humain|réceptionniste|téléphoniste|préposée?|un agent"),
    goodbye: any("au revoir|raccrocher|c'est tout|bonne journée"),
    correction: any('je veux dire|plutôt|désolée?|en fait|attendez|je me trompe|je corrige'),
    wishes: {
      confirm: any('confirmer|confirme|je viendrai|je serai là', 'gu'),
      cancel: any("annuler|annule|je ne peux pas venir|je ne viendrai pas", 'gu'),
      move: any('déplacer|changer|reporter|remettre|un autre jour|une autre heure', 'gu'),
      hear: any('quand|quelle heure|quel jour|où|rappelez-moi', 'gu'),
    },
    denied: { before: /(?<!\p{L})(?:pas|jamais)(?: \p{L}+){0,2} $/u, behind: /^ (?:pas|jamais)(?!\p{L})/u },
  },
  zh: {
    yes: part('是的|^是|对(?!不)|好的|^好|可以|[没不]错|没有?问题|行'),
    no: part('(?<!对)不(?!好意思|错)|没有(?!问题)|(?<![没不])错'),
    unsure: part('不知道|不清楚|不确定|不好说'),
    again: part('再说|重复|没听清|什么？|再讲'),
    person: part('人工|真人|工作人员|前台|接线员|转接'),
    goodbye: part('再见|挂了|拜拜|就这样'),
    correction: part('不对|说错|我是说|应该是|更正|等等|抱歉'),
    wishes: {
      confirm: part('确认|我会来|会到', 'gu'),
      cancel: part('取消|来不了|不来了', 'gu'),
      move: part('改期|改时间|改到|换个时间|换一天|推迟', 'gu'),
      hear: part('什么时候|几点|哪天|哪里|查询', 'gu'),
    },
    // 能不能 asks whether one may.
    denied: { before: part('(?:(?<!能)不能|不(?:想|要|用|需要|是要?)?|别|没有?)$') },
  },
  ja: {
    yes: part('はい|ええ|そうです|お願いします|大丈夫|いいです|問題ありません|構いません|かまいません'),
    no: part('いいえ|いや|違い|ちがい|(?<!すみ|問題あり|構い|かまい)ません|だめ'),
    unsure: part('[わ分]かりません|[わ分]からない|かもしれ'),
    again: part('もう一度|もういちど|繰り返|聞こえませ|何ですか'),
    person: part('担当者|受付|人と話|人間|オペレーター'),
    goodbye: part('さようなら|失礼します|切ります|以上です'),
    correction: part('じゃなくて|ではなく|間違え|訂正|すみません|やっぱり'),
    wishes: {
      confirm: part('確認|行きます|伺います', 'gu'),
      cancel: part('キャンセル|取り消|取りやめ|行けません', 'gu'),
      move: part('変更|別の日|別の時間|日を変え|延期', 'gu'),
      hear: part('いつ|何時|何日|どこ|教えて', 'gu'),
    },
    // できませんか asks whether one may.
    denied: { behind: part('^(?:は|を|では|じゃ)?(?:し|でき|さ)?(?:たく)?(?:ません|ない|なくて)(?!.{0,4}か)') },
  },
};

/** Digits as words, the longer ones first where one holds another. */
export const digitWords: Record<Locale, readonly (readonly [string, string])[]> = {
  en: [
    ['zero', '0'], ['one', '1'], ['two', '2'], ['three', '3'], ['four', '4'], ['five', '5'], ['six', '6'], ['seven', '7'], ['eight', '8'],
    ['nine', '9'],
  ],
  fr: [
    ['zéro', '0'], ['deux', '2'], ['trois', '3'], ['quatre', '4'], ['cinq', '5'], ['sept', '7'], ['six', '6'], ['huit', '8'], ['neuf', '9'],
    ['un', '1'],
  ],
  zh: [
    ['零', '0'], ['〇', '0'], ['幺', '1'], ['一', '1'], ['二', '2'], ['三', '3'], ['四', '4'], ['五', '5'], ['六', '6'], ['七', '7'], ['八', '8'],
    ['九', '9'],
  ],
  ja: [
    ['ゼロ', '0'], ['零', '0'], ['一', '1'], ['二', '2'], ['三', '3'], ['四', '4'], ['五', '5'], ['六', '6'], ['七', '7'], ['八', '8'], ['九', '9'],
  ],
};
