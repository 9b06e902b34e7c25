import { defineMessages } from '@intake/i18n';

export const aboutUsMessages = defineMessages({
  title: { id: 'welcome.about.title', defaultMessage: 'The desk that answers' },
  lead: { id: 'welcome.about.lead', defaultMessage: 'Clinics still run on fax. We build the desk at which nothing that arrives there is forgotten.' },
  why: { id: 'welcome.about.why', defaultMessage: 'Why Intake exists' },
  whyText: { id: 'welcome.about.whyText', defaultMessage: 'A clerk spends 8 to 15 minutes on each faxed referral, and more than a third of the requests for a consultation are never answered. Behind each of them somebody waits, and does not know that nobody has read the letter.' },
  how: { id: 'welcome.about.how', defaultMessage: 'How it works' },
  howText: { id: 'welcome.about.howText', defaultMessage: 'A fax is stored, read on the clinic’s own machine, and laid beside a form in which each value shows where it was read. A person decides. Intake never files what it is not sure of, and says so.' },
  who: { id: 'welcome.about.who', defaultMessage: 'Who it is for' },
  whoText: { id: 'welcome.about.whoText', defaultMessage: 'For clerks, nurses and physicians who live with the fax, for a single practice and for a group of clinics. In English, French, Japanese and Chinese, from left to right and from right to left, with the keyboard alone.' },
  open: { id: 'welcome.about.open', defaultMessage: 'Open to everybody' },
  openText: { id: 'welcome.about.openText', defaultMessage: 'Intake is open source. Everybody may read how it treats the documents of patients, run it, and improve it. The way of one fax through the house is a straight line that anybody can follow.' },
});
