import type { AgentFlow } from '../../contract/voice/agentFlow.contract.ts';

/** The flow that a new agent begins with: who calls is identified, hears of the next visit, and may confirm, cancel or move it. */
export const appointmentFlow: AgentFlow = {
  languages: ['en', 'fr', 'zh', 'ja'],
  start: 'greet',
  maxTurns: 30,
  voicemail: {
    en: 'This is {clinic.name}. Please call us at {clinic.phone}. Thank you.',
    fr: 'Ici {clinic.name}. Veuillez nous rappeler au {clinic.phone}. Merci.',
    zh: '这里是 {clinic.name}，请回电 {clinic.phone}。谢谢。',
    ja: '{clinic.name} です。{clinic.phone} までお電話ください。よろしくお願いいたします。',
  },
  states: {
    greet: {
      kind: 'say',
      next: 'birth-date',
      text: {
        en: 'Hello, this is the automated assistant of {clinic.name}. You can ask for a person at any time.',
        fr: 'Bonjour, ici l’assistant automatisé de {clinic.name}. Vous pouvez demander à parler à quelqu’un à tout moment.',
        zh: '您好，我是 {clinic.name} 的自动语音助手。您可以随时要求转接人工。',
        ja: '{clinic.name} の自動音声アシスタントです。いつでも担当者におつなぎできます。',
      },
    },
    'birth-date': {
      kind: 'collect', slot: 'birth-date', tries: 3, next: 'postal-code', failed: 'unidentified',
      prompt: {
        en: 'Please tell me your date of birth, or key in year, month and day.',
        fr: 'Veuillez me donner votre date de naissance, ou composer l’année, le mois et le jour.',
        zh: '请告诉我您的出生日期，或依次按年、月、日的数字。',
        ja: '生年月日をお話しいただくか、年、月、日の順に入力してください。',
      },
    },
    'postal-code': {
      kind: 'collect', slot: 'postal-code', tries: 3, next: 'identify', failed: 'health-number',
      prompt: {
        en: 'And your postal code?',
        fr: 'Et votre code postal?',
        zh: '您的邮政编码是多少？',
        ja: '郵便番号をお話しください。',
      },
    },
    'health-number': {
      kind: 'collect', slot: 'health-number', tries: 3, next: 'identify', failed: 'unidentified',
      prompt: {
        en: 'Then the last four digits of your health number, please.',
        fr: 'Alors, les quatre derniers chiffres de votre numéro d’assurance maladie, s’il vous plaît.',
        zh: '那么请说出您健康卡号的最后四位数字。',
        ja: 'では、健康保険番号の下 4 桁をお話しください。',
      },
    },
    identify: { kind: 'check', check: 'identity', next: 'find', retry: 'birth-date', failed: 'unidentified' },
    unidentified: { kind: 'propose', action: 'call-back', next: 'call-back' },
    'call-back': {
      kind: 'end',
      text: {
        en: 'We will call back at the number that we have on file. Goodbye.',
        fr: 'Nous rappellerons au numéro que nous avons au dossier. Au revoir.',
        zh: '我们会拨打档案中的号码与您联系，再见。',
        ja: '登録されている電話番号に、こちらからお電話いたします。失礼いたします。',
      },
    },
    find: { kind: 'check', check: 'next-appointment', next: 'tell', failed: 'none' },
    none: {
      kind: 'hand-off',
      text: {
        en: 'I do not see a coming appointment. A member of our staff will help you.',
        fr: 'Je ne vois aucun rendez-vous à venir. Un membre de notre équipe vous aidera.',
        zh: '我没有查到您接下来的预约，工作人员会为您处理。',
        ja: '今後のご予約が見つかりません。担当者が対応いたします。',
      },
    },
    tell: {
      kind: 'say',
      next: 'wish',
      text: {
        en: '{patient.firstName}, your appointment for {appointment.service} is on {appointment.date} at {appointment.time}, at {appointment.location}.',
        fr: '{patient.firstName}, votre rendez-vous en {appointment.service} est le {appointment.date} à {appointment.time}, à {appointment.location}.',
        zh: '{patient.firstName}，您的 {appointment.service} 预约在 {appointment.date} {appointment.time}，地点是 {appointment.location}。',
        ja: '{patient.firstName} 様の {appointment.service} のご予約は {appointment.date} {appointment.time}、{appointment.location} です。',
      },
    },
    wish: {
      kind: 'collect', slot: 'wish', tries: 3, next: 'which', failed: 'staff',
      prompt: {
        en: 'To confirm, press 1. To cancel, press 2. To move it, press 3.',
        fr: 'Pour confirmer, faites le 1. Pour annuler, le 2. Pour le déplacer, le 3.',
        zh: '确认请按 1，取消请按 2，改期请按 3。',
        ja: '確認は 1、キャンセルは 2、変更は 3 を押してください。',
      },
    },
    which: {
      kind: 'branch', slot: 'wish', otherwise: 'done',
      cases: [{ value: 'confirm', next: 'confirm' }, { value: 'cancel', next: 'cancel' }, { value: 'move', next: 'move' }],
    },
    confirm: { kind: 'propose', action: 'confirm', next: 'done' },
    cancel: { kind: 'propose', action: 'cancel', next: 'done' },
    move: { kind: 'propose', action: 'move', next: 'done' },
    staff: {
      kind: 'hand-off',
      text: {
        en: 'A member of our staff will help you.',
        fr: 'Un membre de notre équipe vous aidera.',
        zh: '工作人员会为您处理。',
        ja: '担当者が対応いたします。',
      },
    },
    done: {
      kind: 'end',
      text: {
        en: 'Thank you. Our staff will see to it. Goodbye.',
        fr: 'Merci. Notre équipe s’en occupe. Au revoir.',
        zh: '谢谢，我们的工作人员会处理。再见。',
        ja: 'ありがとうございます。担当者が手続きいたします。失礼いたします。',
      },
    },
  },
};
