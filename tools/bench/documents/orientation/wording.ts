/** Sentences of invented letters, by language; enough that two pages are seldom alike. */
const english = [
  'Thank you for seeing this pleasant woman who has had palpitations on exertion since early spring.',
  'She describes brief episodes of lightheadedness, mostly in the morning, without loss of consciousness.',
  'His blood pressure in the office was 142 over 86 and the pulse was regular at 72 beats per minute.',
  'There is no family history of premature coronary disease, and he has never smoked.',
  'Current medications are ramipril 5 mg daily, metformin 500 mg twice a day and vitamin D.',
  'The echocardiogram showed a mildly dilated left atrium with preserved systolic function.',
  'I would be grateful for your opinion on whether a Holter monitor is warranted.',
  'Laboratory results from last week are attached, including thyroid function and electrolytes.',
  'Please contact our office directly if an earlier appointment becomes available.',
  'The patient prefers to be called in the afternoon and needs an interpreter for the visit.',
];

const french = [
  "Merci de recevoir ce patient de soixante ans qui présente des douleurs thoraciques à l'effort.",
  'La tension artérielle au cabinet était de 138 sur 84, le pouls régulier à 68 par minute.',
  "Aucun antécédent familial de maladie coronarienne n'est connu, et elle n'a jamais fumé.",
  'Les résultats du laboratoire de la semaine dernière sont joints à cette demande.',
  "Veuillez communiquer avec notre bureau si un rendez-vous se libère plus tôt.",
  "L'échographie montre une légère dilatation de l'oreillette gauche avec une fonction conservée.",
];

const chinese = [
  '感谢您为这位患者安排检查，她自今年春天以来在运动时感到心悸。',
  '患者在早晨偶有短暂头晕，没有失去知觉，也没有胸痛。',
  '诊室血压为一百四十二比八十六，脉搏规则，每分钟七十二次。',
  '目前服用的药物包括雷米普利和二甲双胍，每日按时服用。',
  '请您判断是否需要进行动态心电图检查，并请尽快告知我们。',
  '上周的化验结果附后，包括甲状腺功能和电解质。',
];

const japanese = [
  'このたびは患者様をご紹介いたします。今年の春から運動時に動悸を感じています。',
  '朝に短いめまいがありますが、意識を失ったことはありません。',
  '診察室での血圧は百四十二の八十六で、脈拍は毎分七十二回でした。',
  '現在の薬は毎日の降圧薬と糖尿病の薬です。',
  'ホルター心電図が必要かどうか、ご意見をいただければ幸いです。',
];

const sentences = { english, french, chinese, japanese };

/** `count` sentences, beginning at another one for each `from`. */
export function prose(language: keyof typeof sentences, count: number, from = 0): string {
  const all = sentences[language];
  return Array.from({ length: count }, (_, i) => all[(from + i * 7 + Math.floor(i / all.length)) % all.length]).join(' ');
}
