interface RecoveryText {
  subject: string;
  text: (code: string, minutes: number) => string;
}

/** The mail with the code for a new password, by locale. */
export const recoveryTexts: Record<string, RecoveryText> & { en: RecoveryText } = {
  en: {
    subject: 'Your code for a new password',
    text: (code, minutes) =>
      `Your code is ${code}. It is good for ${minutes} minutes and for one use.\n\n` +
      'If you did not ask for it, you need not do anything. Nobody from Intake will ever ask you for this code.\n',
  },
  fr: {
    subject: 'Votre code pour un nouveau mot de passe',
    text: (code, minutes) =>
      `Votre code est ${code}. Il est valable ${minutes} minutes et ne sert qu’une fois.\n\n` +
      'Si vous ne l’avez pas demandé, vous n’avez rien à faire. Personne chez Intake ne vous demandera ce code.\n',
  },
  ja: {
    subject: '新しいパスワードの確認コード',
    text: (code, minutes) =>
      `確認コードは ${code} です。有効期間は ${minutes} 分で、1 回だけご利用いただけます。\n\n` +
      'お心当たりがない場合は、何もしていただく必要はありません。Intake の担当者がこのコードをお尋ねすることはありません。\n',
  },
  zh: {
    subject: '重设密码的验证码',
    text: (code, minutes) =>
      `您的验证码是 ${code}，${minutes} 分钟内有效，仅可使用一次。\n\n` +
      '如果这不是您本人的请求，无需任何操作。Intake 的工作人员绝不会向您索要此验证码。\n',
  },
};
