import type { LetterWording } from './letterText.ts';
import type { LetterKind } from '../vocabulary.ts';

export const letterWordingJa: Record<LetterKind, LetterWording> = {
  acknowledgement: {
    subject: '紹介状を受け取りました：{referral.service|診察}',
    body: `{recipient.name|ご担当の先生}

{patient.name} 様の紹介状を受け取りました（{referral.receivedOn|FAX の受信日}）。内容を確認し、お引き受けできるかどうかをご連絡いたします。

患者様の容体に変化がありましたら、{organization.phone|上記の番号}までお電話ください。

敬具`,
  },
  accepted: {
    subject: '紹介をお引き受けします：{referral.service|診察}',
    body: `{recipient.name|ご担当の先生}

{patient.name} 様のご紹介をお引き受けいたします。診察までの待ち時間の目安は {referral.expectedWait} です。

患者様に連絡して診察の日時を決め、改めてお知らせいたします。それまでに容体に変化がありましたら、ご連絡ください。

敬具`,
  },
  'information-missing': {
    subject: '紹介状について、不足している情報のお願い：{referral.service|診察}',
    body: `{recipient.name|ご担当の先生}

{patient.name} 様をご紹介いただきありがとうございます。手続きを進めるために、次の情報が必要です。

- {referral.missing}

このページと一緒に {organization.fax|上記の番号}まで FAX でお送りください。

敬具`,
  },
  declined: {
    subject: '紹介をお引き受けできません：{referral.service|診察}',
    body: `{recipient.name|ご担当の先生}

申し訳ありませんが、次の理由により {patient.name} 様の診察をお引き受けできません。

- {referral.declineReason}

{referral.redirect|}

患者様にお伝えください。状況が変わりましたら、改めて紹介状をお送りください。

敬具`,
  },
  'appointment-notice': {
    subject: '診察の予約が決まりました：{referral.service|診察}',
    body: `{recipient.name|ご担当の先生}

{patient.name} 様の診察の予約は次のとおりです。

- 日付：{appointment.date}
- 時刻：{appointment.time}
- 場所：{appointment.place|当院}
- 担当：{appointment.physician|当院の医師}

{appointment.instructions|}

ご都合が悪い場合は、{organization.phone|上記の番号}までお電話ください。

敬具`,
  },
  'cover-page': {
    subject: 'FAX 送付状',
    body: `宛先：{recipient.name|ご担当者様}
{recipient.clinic|}
FAX：{recipient.fax|発信先の番号}

発信元：{sender.name|当院}、{organization.name|当院}
電話：{organization.phone|上記}

枚数（このページを含む）：{fax.pages}

{fax.note|}

この FAX は機密であり、上記の宛先の方だけに宛てたものです。誤って届いた場合は、すぐにお電話でお知らせのうえ、内容を口外せずに破棄してください。`,
  },
  misdirected: {
    subject: '誤って当院に届いた FAX について',
    body: `{recipient.name|ご担当者}様

{fax.receivedOn}、貴院の番号から他の宛先への FAX（{fax.pages|数} ページ）が当院に届きました。施錠のうえ保管しており、当院から第三者に渡すことはありません。

{fax.disposal}

お手数ですが、送信先の番号をご確認のうえ、本来の宛先へお送りください。ご本人と、貴院の個人情報保護の担当者への連絡が必要な場合があります。

ご不明な点は{organization.phone|上記の番号}までお電話ください。

敬具`,
  },
  free: {
    subject: '',
    body: `{recipient.name|ご担当の先生}


敬具`,
  },
};
