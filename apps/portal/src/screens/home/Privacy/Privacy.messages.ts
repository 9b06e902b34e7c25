import { defineMessages } from '@intake/i18n';

export const privacyMessages = defineMessages({
  title: { id: 'welcome.privacy.title', defaultMessage: 'Privacy' },
  lead: { id: 'welcome.privacy.lead', defaultMessage: 'What is kept, why, for how long, and who sees it. In one sentence: what you send is for your care, and for nothing else.' },
  tracking: { id: 'welcome.privacy.tracking', defaultMessage: 'No tracking' },
  trackingText: { id: 'welcome.privacy.trackingText', defaultMessage: 'These pages set no cookies, load nothing from anybody else, count no visitors and show no advertisements. Your language and theme are remembered in your browser and stay there.' },
  documents: { id: 'welcome.privacy.documents', defaultMessage: 'Documents of patients' },
  documentsText: { id: 'welcome.privacy.documentsText', defaultMessage: 'They belong to the clinic that receives them, are read on its machine, and are kept as long as the law asks of it. People of other organizations do not see them: the database refuses.' },
  seen: { id: 'welcome.privacy.seen', defaultMessage: 'Who sees them' },
  seenText: { id: 'welcome.privacy.seenText', defaultMessage: 'Those whom the clinic has given the right, for the care that they give. Each look and each change stands in a trail that cannot be altered. You may ask the clinic who saw your chart.' },
  forms: { id: 'welcome.privacy.forms', defaultMessage: 'What you send from these pages' },
  formsText: { id: 'welcome.privacy.formsText', defaultMessage: 'A request to join, a referral, an estimate, a fax number for a demo or your address for news is kept for what you sent it for. News ends with one click in each mail, without signing in.' },
  mail: { id: 'welcome.privacy.mail', defaultMessage: 'Mail, texts and calls' },
  mailText: { id: 'welcome.privacy.mailText', defaultMessage: 'They say as little as they can: the clinic, a time, a link. Health details are not in them. You may refuse each of them, and the clinic’s system then sends none.' },
  rights: { id: 'welcome.privacy.rights', defaultMessage: 'Your rights' },
  rightsText: { id: 'welcome.privacy.rightsText', defaultMessage: 'You may see what is kept about you, have it corrected, and ask for its deletion where the law allows it. Turn to the clinic that treats you; for these pages, to the organization that operates them.' },
});
