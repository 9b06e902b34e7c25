import { defineMessages } from '@intake/i18n';

export const serviceMessages = defineMessages({
  title: { id: 'admin.services.title', defaultMessage: 'Services' },
  description: { id: 'admin.services.description', defaultMessage: 'What your clinic offers, and what referrals ask for.' },
  list: { id: 'admin.services.list', defaultMessage: 'Services offered' },
  listText: { id: 'admin.services.listText', defaultMessage: 'A referral is filed to one of them.' },
  create: { id: 'admin.services.create', defaultMessage: 'New service' },
  emptyTitle: { id: 'admin.services.emptyTitle', defaultMessage: 'No service yet' },
  emptyText: { id: 'admin.services.emptyText', defaultMessage: 'Add what you offer, such as an echocardiogram.' },
  name: { id: 'admin.services.name', defaultMessage: 'Name' },
  code: { id: 'admin.services.code', defaultMessage: 'Short code' },
  noCode: { id: 'admin.services.noCode', defaultMessage: 'None' },
});
