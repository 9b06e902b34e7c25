import type { MailKind } from '../../auth/authContext.ts';

interface SignInTexts {
  subject: Record<MailKind, string>;
  /** Why the reader gets this mail. */
  reason: Record<MailKind, string>;
  code: (code: string, minutes: number) => string;
  /** Stands above an address that does the same. */
  link: string;
  /** Stands above the address that leads an invited person in. */
  invitation: (days: number) => string;
  warning: string;
}

/** The mails of the sign-in service, by locale. */
export const signInTexts: Record<string, SignInTexts> & { en: SignInTexts } = {
  en: {
    subject: {
      confirmation: 'Confirm your address',
      invitation: 'You are invited to Intake',
      recovery: 'Your code for a new password',
      'sign-in': 'Your code to sign in',
      'email-change': 'Confirm your new address',
      'email-change-notice': 'Confirm that your address changes',
      reauthentication: 'Your code to confirm a change',
    },
    reason: {
      confirmation: 'Somebody signed up for Intake with this address.',
      invitation: 'Your clinic has made an account at Intake for you.',
      recovery: 'Somebody asked for a new password for your account.',
      'sign-in': 'Somebody wants to sign in to your account.',
      'email-change': 'This address was entered as the new one of an account at Intake.',
      'email-change-notice': 'Somebody wants to change the address of your account.',
      reauthentication: 'Somebody wants to change something that needs your consent.',
    },
    code: (code, minutes) => `Your code is ${code}. It is good for ${minutes} minutes and for one use.`,
    link: 'Or open this address:',
    invitation: (days) => `Open this address and choose your password. It is good for ${days} days and for one use:`,
    warning:
      'If it was not you, you need not do anything. Nobody from Intake will ever ask you for this code.',
  },
  fr: {
    subject: {
      confirmation: 'Confirmez votre adresse',
      invitation: 'Invitation à rejoindre Intake',
      recovery: 'Votre code pour un nouveau mot de passe',
      'sign-in': 'Votre code de connexion',
      'email-change': 'Confirmez votre nouvelle adresse',
      'email-change-notice': 'Confirmez le changement de votre adresse',
      reauthentication: 'Votre code pour confirmer une modification',
    },
    reason: {
      confirmation: 'Un compte Intake a été créé avec cette adresse.',
      invitation: 'Votre clinique a créé un compte Intake pour vous.',
      recovery: 'Un nouveau mot de passe a été demandé pour votre compte.',
      'sign-in': 'Une connexion à votre compte a été demandée.',
      'email-change': 'Cette adresse a été saisie comme nouvelle adresse d’un compte Intake.',
      'email-change-notice': 'Un changement d’adresse a été demandé pour votre compte.',
      reauthentication: 'Une modification qui exige votre accord a été demandée.',
    },
    code: (code, minutes) =>
      `Votre code est ${code}. Il est valable ${minutes}\u00a0minutes et ne sert qu’une fois.`,
    link: 'Ou ouvrez cette adresse\u00a0:',
    invitation: (days) => `Ouvrez cette adresse et choisissez votre mot de passe. Elle est valable ${days}\u00a0jours et ne sert qu’une fois\u00a0:`,
    warning:
      'Si cela ne vient pas de vous, vous n’avez rien à faire. Personne chez Intake ne vous demandera ce code.',
  },
  ja: {
    subject: {
      confirmation: 'メールアドレスの確認',
      invitation: 'Intake へのご招待',
      recovery: '新しいパスワードの確認コード',
      'sign-in': 'サインイン用の確認コード',
      'email-change': '新しいメールアドレスの確認',
      'email-change-notice': 'メールアドレス変更の確認',
      reauthentication: '変更内容の確認コード',
    },
    reason: {
      confirmation: 'このメールアドレスで Intake への登録がありました。',
      invitation: '所属の医療機関が Intake のアカウントを作成しました。',
      recovery: 'ご自身のアカウントに新しいパスワードが要求されました。',
      'sign-in': 'ご自身のアカウントへのサインインが要求されました。',
      'email-change': 'このメールアドレスが Intake アカウントの新しいアドレスとして入力されました。',
      'email-change-notice': 'ご自身のアカウントのメールアドレス変更が要求されました。',
      reauthentication: 'ご本人の同意が必要な変更が要求されました。',
    },
    code: (code, minutes) =>
      `確認コードは ${code} です。有効期間は ${minutes} 分で、1 回だけご利用いただけます。`,
    link: 'または、次のアドレスを開いてください。',
    invitation: (days) => `次のアドレスを開いてパスワードを設定してください。有効期間は ${days} 日間で、1 回だけご利用いただけます。`,
    warning:
      'お心当たりがない場合は、何もしていただく必要はありません。Intake の担当者がこのコードをお尋ねすることはありません。',
  },
  zh: {
    subject: {
      confirmation: '确认您的邮箱地址',
      invitation: 'Intake 邀请函',
      recovery: '重设密码的验证码',
      'sign-in': '登录验证码',
      'email-change': '确认您的新邮箱地址',
      'email-change-notice': '确认更改邮箱地址',
      reauthentication: '确认更改的验证码',
    },
    reason: {
      confirmation: '有人使用此邮箱地址注册了 Intake。',
      invitation: '您的诊所为您创建了 Intake 账户。',
      recovery: '有人请求为您的账户设置新密码。',
      'sign-in': '有人请求登录您的账户。',
      'email-change': '此邮箱地址被填写为某个 Intake 账户的新地址。',
      'email-change-notice': '有人请求更改您账户的邮箱地址。',
      reauthentication: '有人请求进行一项需要您同意的更改。',
    },
    code: (code, minutes) => `您的验证码是 ${code}，${minutes} 分钟内有效，仅可使用一次。`,
    link: '或者打开以下地址：',
    invitation: (days) => `请打开以下地址设置密码。地址 ${days} 天内有效，仅可使用一次：`,
    warning: '如果这不是您本人的操作，无需任何处理。Intake 的工作人员绝不会向您索要此验证码。',
  },
};
