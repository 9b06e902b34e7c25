import type { LetterWording } from './letterText.ts';
import type { LetterKind } from '../vocabulary.ts';

export const letterWordingEn: Record<LetterKind, LetterWording> = {
  acknowledgement: {
    subject: 'Referral received: {referral.service|consultation}',
    body: `Dear {recipient.name|colleague},

We received your referral for {patient.name} on {referral.receivedOn|the date of your fax}. It is being reviewed, and we will tell you whether we can accept it.

If the patient’s condition changes, please call us at {organization.phone|the number above}.

Sincerely,`,
  },
  accepted: {
    subject: 'Referral accepted: {referral.service|consultation}',
    body: `Dear {recipient.name|colleague},

We have accepted your referral for {patient.name}. The expected wait is {referral.expectedWait}.

We will contact the patient to book the visit and let you know the date. Please tell us if the patient’s condition changes in the meantime.

Sincerely,`,
  },
  'information-missing': {
    subject: 'Referral on hold, information needed: {referral.service|consultation}',
    body: `Dear {recipient.name|colleague},

Thank you for referring {patient.name}. Before we can go on, we need the following:

- {referral.missing}

Please fax it to {organization.fax|the number above}, together with this page.

Sincerely,`,
  },
  declined: {
    subject: 'Referral declined: {referral.service|consultation}',
    body: `Dear {recipient.name|colleague},

We are not able to see {patient.name} for the following reason:

- {referral.declineReason}

{referral.redirect|}

Please let the patient know. You may send us a new referral if the situation changes.

Sincerely,`,
  },
  'appointment-notice': {
    subject: 'Appointment booked: {referral.service|consultation}',
    body: `Dear {recipient.name|colleague},

{patient.name} has an appointment:

- Date: {appointment.date}
- Time: {appointment.time}
- Place: {appointment.place|our clinic}
- With: {appointment.physician|our team}

{appointment.instructions|}

Please call {organization.phone|the number above} if this cannot be kept.

Sincerely,`,
  },
  'cover-page': {
    subject: 'Fax',
    body: `To: {recipient.name|recipient}
{recipient.clinic|}
Fax: {recipient.fax|as dialled}

From: {sender.name|our clinic}, {organization.name|our clinic}
Telephone: {organization.phone|see above}

Pages with this one: {fax.pages}

{fax.note|}

This fax is confidential and meant for the person named above alone. If it reached you by mistake, please call us at once, tell nobody what it says, and destroy it.`,
  },
  misdirected: {
    subject: 'A fax that reached us by mistake',
    body: `Dear {recipient.name|colleague},

On {fax.receivedOn} we received a fax of {fax.pages|some} pages from your number that was meant for somebody else. It is locked away, and nobody here passes it on.

{fax.disposal}

Please check the number that it was sent to and send it to whom it was meant for. You may have to tell the person whom it is about, and whoever watches over privacy with you.

If you have questions, please call us at {organization.phone|the number above}.

Sincerely,`,
  },
  free: {
    subject: '',
    body: `Dear {recipient.name|colleague},


Sincerely,`,
  },
};
