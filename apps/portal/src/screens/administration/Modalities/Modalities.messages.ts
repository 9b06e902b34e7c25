import { defineMessages } from '@intake/i18n';

export const modalityMessages = defineMessages({
  title: { id: 'admin.modalities.title', defaultMessage: 'Services' },
  description: { id: 'admin.modalities.description', defaultMessage: 'What your clinic offers, and what referrals ask for.' },
  list: { id: 'admin.modalities.list', defaultMessage: 'Services offered' },
  listText: { id: 'admin.modalities.listText', defaultMessage: 'A referral is filed to one of them.' },
  create: { id: 'admin.modalities.create', defaultMessage: 'New service' },
  emptyTitle: { id: 'admin.modalities.emptyTitle', defaultMessage: 'No service yet' },
  emptyText: { id: 'admin.modalities.emptyText', defaultMessage: 'Add what you offer, such as an echocardiogram.' },
  name: { id: 'admin.modalities.name', defaultMessage: 'Name' },
  code: { id: 'admin.modalities.code', defaultMessage: 'Short code' },
  noCode: { id: 'admin.modalities.noCode', defaultMessage: 'None' },
});
