import { defineMessages } from '@intake/i18n';

export const keywordMessages = defineMessages({
  title: { id: 'admin.keywords.title', defaultMessage: 'Keywords' },
  description: { id: 'admin.keywords.description', defaultMessage: 'A word on the page proposes the type, the priority or the bin of a fax. A person decides.' },
  rules: { id: 'admin.keywords.rules', defaultMessage: 'Rules' },
  rulesText: { id: 'admin.keywords.rulesText', defaultMessage: 'They apply to faxes that arrive from now on.' },
  create: { id: 'admin.keywords.create', defaultMessage: 'New keyword' },
  emptyTitle: { id: 'admin.keywords.emptyTitle', defaultMessage: 'No keyword yet' },
  emptyText: { id: 'admin.keywords.emptyText', defaultMessage: 'Add one, such as “chest pain”, that makes a fax urgent.' },
  term: { id: 'admin.keywords.term', defaultMessage: 'Word or phrase' },
  termShort: { id: 'admin.keywords.termShort', defaultMessage: 'Write at least two characters.' },
  priority: { id: 'admin.keywords.priority', defaultMessage: 'Priority' },
  bin: { id: 'admin.keywords.bin', defaultMessage: 'Bin' },
  type: { id: 'admin.keywords.type', defaultMessage: 'Type' },
  unchanged: { id: 'admin.keywords.unchanged', defaultMessage: 'Leaves it' },
  removeTitle: { id: 'admin.keywords.removeTitle', defaultMessage: 'Remove the keyword {name}?' },
  removeText: { id: 'admin.keywords.removeText', defaultMessage: 'Faxes that it has already marked stay as they are.' },
});
