import { defineMessages } from '@intake/i18n';
import { publicFileMessages } from '../../../shared/publicPage/publicFile.messages.ts';

export const requisitionMessages = defineMessages({
  title: { id: 'requisition.page.title', defaultMessage: 'Refer a patient' },
  lead: { id: 'requisition.page.lead', defaultMessage: 'To <b>{clinic}</b>. Nothing to sign in to: fill in the page, send it, and note its reference.' },
  chooseTitle: { id: 'requisition.page.chooseTitle', defaultMessage: 'To which clinic do you refer?' },
  chooseLead: { id: 'requisition.page.chooseLead', defaultMessage: 'These clinics take referrals here.' },
  clinic: { id: 'requisition.page.clinic', defaultMessage: 'Clinic' },
  noClinic: { id: 'requisition.page.noClinic', defaultMessage: 'No clinic takes referrals here yet' },
  noClinicText: { id: 'requisition.page.noClinicText', defaultMessage: 'Send your referral by fax, or ask the clinic for the address of its page.' },
  closed: { id: 'requisition.page.closed', defaultMessage: 'This clinic takes no referrals here' },
  closedText: { id: 'requisition.page.closedText', defaultMessage: 'The address may be incomplete, or the clinic has closed its page. Send your referral by fax.' },
  otherClinic: { id: 'requisition.page.otherClinic', defaultMessage: 'Choose another clinic' },
  failed: { id: 'requisition.page.failed', defaultMessage: 'The page of the clinic could not be loaded' },
  emergency: { id: 'requisition.page.emergency', defaultMessage: 'In an emergency call 911. If it cannot wait, call the clinic as well{phone, select, none {.} other {: {phone}.}}' },
  request: { id: 'requisition.page.request', defaultMessage: 'What you ask for' },
  service: { id: 'requisition.page.service', defaultMessage: 'Service' },
  urgency: { id: 'requisition.page.urgency', defaultMessage: 'Urgency' },
  reason: { id: 'requisition.page.reason', defaultMessage: 'Reason for referral' },
  history: { id: 'requisition.page.history', defaultMessage: 'History, medication, allergies (optional)' },
  patient: { id: 'requisition.page.patient', defaultMessage: 'Patient' },
  familyName: { id: 'requisition.page.familyName', defaultMessage: 'Family name' },
  givenName: { id: 'requisition.page.givenName', defaultMessage: 'Given names' },
  birthDate: { id: 'requisition.page.birthDate', defaultMessage: 'Birth date' },
  sex: { id: 'requisition.page.sex', defaultMessage: 'Sex' },
  healthNumber: { id: 'requisition.page.healthNumber', defaultMessage: 'Health number (optional)' },
  province: { id: 'requisition.page.province', defaultMessage: 'Province' },
  noProvince: { id: 'requisition.page.noProvince', defaultMessage: 'Not stated' },
  phone: { id: 'requisition.page.phone', defaultMessage: 'Phone' },
  email: { id: 'requisition.page.email', defaultMessage: 'E-mail (optional)' },
  address: { id: 'requisition.page.address', defaultMessage: 'Address (optional)' },
  referrer: { id: 'requisition.page.referrer', defaultMessage: 'You, who refer' },
  referrerName: { id: 'requisition.page.referrerName', defaultMessage: 'Your name and title' },
  billingNumber: { id: 'requisition.page.billingNumber', defaultMessage: 'Billing number' },
  clinicName: { id: 'requisition.page.clinicName', defaultMessage: 'Your clinic (optional)' },
  referrerPhone: { id: 'requisition.page.referrerPhone', defaultMessage: 'Your phone' },
  referrerFax: { id: 'requisition.page.referrerFax', defaultMessage: 'Your fax (optional)' },
  faxHelp: { id: 'requisition.page.faxHelp', defaultMessage: 'Answers go there.' },
  files: { id: 'requisition.page.files', defaultMessage: 'Letters and results (optional)' },
  privacy: { id: 'requisition.page.privacy', defaultMessage: 'What you type stays in this tab until you send it, sealed so that nobody else reads it. Closing the tab loses it.' },
  kept: { id: 'requisition.page.kept', defaultMessage: 'What you had filled in is here again. This tab keeps it until you send it, for twelve hours at most.' },
  startOver: { id: 'requisition.page.startOver', defaultMessage: 'Start over' },
  submit: { id: 'requisition.page.submit', defaultMessage: 'Send the referral' },
  offline: { id: 'requisition.page.offline', defaultMessage: 'You are offline. What you typed stays; send it when the connection is back.' },
  sentTitle: { id: 'requisition.page.sentTitle', defaultMessage: 'The clinic has your referral' },
  sentLead: { id: 'requisition.page.sentLead', defaultMessage: '{clinic} received it on {when}. Name this reference when you call:' },
  reference: { id: 'requisition.page.reference', defaultMessage: 'Reference' },
  sentOtherwise: { id: 'requisition.page.sentOtherwise', defaultMessage: 'It had arrived before, as you had first sent it. What you changed since is not in it: call the clinic, or refer anew.' },
  copy: { id: 'requisition.page.copy', defaultMessage: 'Save a copy to print' },
  another: { id: 'requisition.page.another', defaultMessage: 'Refer another patient' },
});

/** What is wrong with a field, by the code of the problem. */
export const requisitionProblems = defineMessages({
  required: { id: 'requisition.problem.required', defaultMessage: 'This is needed.' },
  phone: { id: 'requisition.problem.phone', defaultMessage: 'This is not a phone number.' },
  email: { id: 'requisition.problem.email', defaultMessage: 'This is not an e-mail address.' },
  future: { id: 'requisition.problem.future', defaultMessage: 'This day has not come yet.' },
  unknown: { id: 'requisition.problem.unknown', defaultMessage: 'The clinic does not offer this any more. Choose another.' },
  invalid: { id: 'requisition.problem.invalid', defaultMessage: 'The server does not accept this value.' },
});

/** What stands in the way of the whole, by the code of the error. */
export const sendProblems = {
  uploading: publicFileMessages.uploading,
  'not-stored': publicFileMessages['not-stored'],
  ...defineMessages({
    'page-closed': { id: 'requisition.problem.closed', defaultMessage: 'The clinic has just closed its page. Send your referral by fax.' },
    'ticket-old': { id: 'requisition.problem.old', defaultMessage: 'The page was open for long. What you typed stays: send it again.' },
    insecure: { id: 'requisition.problem.insecure', defaultMessage: 'Nothing can be sent over this address, as others could read it. Open the page with https.' },
  }),
};
