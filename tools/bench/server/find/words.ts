import { createRandom, type Random } from './random.ts';

/** The words that a synthetic clinic writes with, the common ones first. */
export interface Words {
  latin: string[];
  chinese: string[];
  japanese: string[];
  families: string[];
  givens: string[];
}

const commonWords = `the of and to for patient with in is please on your was referral no history we has date at this pain
  clinic thank assessment regarding follow normal phone fax report seen left right blood chest medication results
  daily appointment consultation years examination review since symptoms attached family exam imaging opinion knee
  pressure heart severe mild cough fever allergy asthma diabetes hypertension fracture ultrasound biopsy ankle
  thyroid migraine anemia lesion cardiology dermatology neurology requisition urgent insurance surgery therapy
  de la le pour avec une douleur depuis examen rendez vous madame monsieur merci consultation suivi sang
  genou thorax traitement ordonnance diabète hypertension allergie résultats échographie`.split(/\s+/);

const chineseWords = `患者 转诊 检查 血压 糖尿病 高血压 胸痛 超声 复查 医生 预约 门诊 心脏 病史 过敏 药物 结果 正常 治疗 咳嗽
  发热 头痛 骨折 手术 化验 影像 报告 肺部 甲状腺 皮肤 儿科 膝关节 贫血 哮喘 诊断 建议 随访 家族史 体重 睡眠`.split(/\s+/);

const japaneseWords = `患者 紹介 検査 血圧 糖尿病 高血圧 胸痛 エコー 再診 医師 予約 外来 心臓 既往歴 アレルギー 薬剤 結果 正常 治療 咳
  発熱 頭痛 骨折 手術 採血 画像 レポート 肺炎 甲状腺 皮膚 小児科 膝関節 貧血 喘息 診断 所見 経過 カルテ 体重 睡眠`.split(/\s+/);

const commonFamilies = ['Tremblay', 'Bouchard', 'Lavoie', 'Wilson', 'Campbell', 'Macdonald', 'Nguyen', 'Singh', 'Chen', 'Tanaka'];
const commonGivens = ['Marie', 'Helene', 'Robert', 'Sarah', 'Daniel', 'Noah', 'Emma', 'Wei', 'Yuki', 'Amir'];

const starts = 'b c d f g h j k l m n p r s t v w br ch cl cr dr fl gr pl pr sh sk sp st th tr'.split(' ');
const vowels = 'a e i o u ai ea ou'.split(' ');
const ends = ['', '', '', 'n', 'r', 's', 'l', 't', 'm', 'nd', 'st', 'x'];

/** Letters that can be spoken, two to four syllables. */
function invent(random: Random): string {
  let word = '';
  for (let syllables = 2 + random.below(3); syllables > 0; syllables -= 1)
    word += random.pick(starts) + random.pick(vowels) + (syllables === 1 ? random.pick(ends) : '');
  return word;
}

function extend(words: string[], count: number, make: () => string): string[] {
  const all = new Set(words);
  while (all.size < count) all.add(make());
  return [...all];
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** 60,000 words and 10,000 names; the same every time. */
export function makeWords(): Words {
  const random = createRandom(1);
  const compound = (parts: string[]) => () => random.pick(parts) + random.pick(parts);
  return {
    latin: extend(commonWords, 60_000, () => invent(random)),
    chinese: extend(chineseWords, 1_500, compound(chineseWords)),
    japanese: extend(japaneseWords, 1_500, compound(japaneseWords)),
    families: extend(commonFamilies, 8_000, () => capital(invent(random))),
    givens: extend(commonGivens, 2_000, () => capital(invent(random))),
  };
}
