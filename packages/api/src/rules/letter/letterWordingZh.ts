import type { LetterWording } from './letterText.ts';
import type { LetterKind } from '../vocabulary.ts';

export const letterWordingZh: Record<LetterKind, LetterWording> = {
  acknowledgement: {
    subject: '已收到转诊单：{referral.service|会诊}',
    body: `尊敬的{recipient.name|医生}：

我们已收到您为 {patient.name} 开具的转诊单（{referral.receivedOn|传真当日}）。我们正在审阅，并会告知您能否接收。

如患者病情有变化，请致电 {organization.phone|上述号码}。

此致`,
  },
  accepted: {
    subject: '已接收转诊：{referral.service|会诊}',
    body: `尊敬的{recipient.name|医生}：

我们已接收您为 {patient.name} 开具的转诊单。预计等候时间：{referral.expectedWait}。

我们会联系患者安排就诊，并告知您日期。其间如患者病情有变化，请通知我们。

此致`,
  },
  'information-missing': {
    subject: '转诊暂缓，需要补充信息：{referral.service|会诊}',
    body: `尊敬的{recipient.name|医生}：

感谢您转诊 {patient.name}。我们还需要以下信息才能继续：

- {referral.missing}

请将上述信息连同本页传真至 {organization.fax|上述号码}。

此致`,
  },
  declined: {
    subject: '未能接收转诊：{referral.service|会诊}',
    body: `尊敬的{recipient.name|医生}：

很抱歉，我们无法接诊 {patient.name}，原因如下：

- {referral.declineReason}

{referral.redirect|}

请告知患者。如情况有变，欢迎您重新转诊。

此致`,
  },
  'appointment-notice': {
    subject: '已预约就诊：{referral.service|会诊}',
    body: `尊敬的{recipient.name|医生}：

{patient.name} 的就诊安排如下：

- 日期：{appointment.date}
- 时间：{appointment.time}
- 地点：{appointment.place|本诊所}
- 医生：{appointment.physician|本诊所医生}

{appointment.instructions|}

如无法按时就诊，请致电 {organization.phone|上述号码}。

此致`,
  },
  'cover-page': {
    subject: '传真',
    body: `收件人：{recipient.name|收件人}
{recipient.clinic|}
传真：{recipient.fax|所拨号码}

发件人：{sender.name|本诊所}，{organization.name|本诊所}
电话：{organization.phone|见上}

页数（含本页）：{fax.pages}

{fax.note|}

本传真内容保密，仅供上述收件人阅读。如误收，请立即致电我们，不要向任何人透露内容，并销毁本传真。`,
  },
  misdirected: {
    subject: '误发到本诊所的传真',
    body: `{recipient.name|同仁}：

{fax.receivedOn}，我们收到了来自您号码的一份传真（共 {fax.pages|若干} 页），该传真应发给他人。传真已被锁存，本诊所不会转发。

{fax.disposal}

请核对所拨号码，并将其发送给应收方。您可能需要告知传真所涉及的本人以及贵处的隐私负责人。

如有疑问，请致电{organization.phone|上方电话}。

此致`,
  },
  free: {
    subject: '',
    body: `尊敬的{recipient.name|医生}：


此致`,
  },
};
