import { defineMessages } from '@intake/i18n';

export const termsMessages = defineMessages({
  title: { id: 'welcome.terms.title', defaultMessage: 'Terms of use' },
  lead: { id: 'welcome.terms.lead', defaultMessage: 'What whoever runs this installation and whoever uses it can expect of each other.' },
  operator: { id: 'welcome.terms.operator', defaultMessage: 'Who operates it' },
  operatorText: { id: 'welcome.terms.operatorText', defaultMessage: 'Intake is software that clinics and their partners run themselves. The organization that gave you access operates this installation, and answers for the data in it.' },
  licence: { id: 'welcome.terms.licence', defaultMessage: 'The software' },
  licenceText: { id: 'welcome.terms.licenceText', defaultMessage: 'Intake is licensed under the Apache License 2.0: it may be used, changed and passed on, and comes without a warranty, as the licence says.' },
  emergencies: { id: 'welcome.terms.emergencies', defaultMessage: 'Not for emergencies' },
  emergenciesText: { id: 'welcome.terms.emergenciesText', defaultMessage: 'Nothing that is sent here is read at once. In an emergency call the emergency number of your place. Urgent requests also belong on the telephone.' },
  account: { id: 'welcome.terms.account', defaultMessage: 'Your account' },
  accountText: { id: 'welcome.terms.accountText', defaultMessage: 'Your account is yours alone: keep the password to yourself, lock the screen when you leave, and tell your administrator when somebody else may have used it. What is done with it stands in the trail under your name.' },
  content: { id: 'welcome.terms.content', defaultMessage: 'What you send' },
  contentText: { id: 'welcome.terms.contentText', defaultMessage: 'Send documents of patients only as part of their care and only to a clinic that takes part in it. Send nothing that harms, and nothing in somebody else’s name.' },
  changes: { id: 'welcome.terms.changes', defaultMessage: 'Changes' },
  changesText: { id: 'welcome.terms.changesText', defaultMessage: 'When these terms change, the change is told here before it holds, and people with an account are told when they sign in.' },
});
