import type { PhysicianMergedField } from '@intake/api/contract';
import { defineMessages } from '@intake/i18n';
import type { MessageDescriptor } from 'react-intl';

const tables = defineMessages({
  appointment: { id: 'charts.moved.appointment', defaultMessage: '{count, plural, one {# appointment} other {# appointments}}' },
  candidate: { id: 'charts.moved.candidate', defaultMessage: '{count, plural, one {# proposal for a document} other {# proposals for documents}}' },
  consent: { id: 'charts.moved.consent', defaultMessage: '{count, plural, one {# entry about consent} other {# entries about consent}}' },
  contact: { id: 'charts.moved.contact', defaultMessage: '{count, plural, one {# contact} other {# contacts}}' },
  fax: { id: 'charts.moved.fax', defaultMessage: '{count, plural, one {# document} other {# documents}}' },
  conversation: { id: 'charts.moved.conversation', defaultMessage: '{count, plural, one {# conversation} other {# conversations}}' },
  message: { id: 'charts.moved.message', defaultMessage: '{count, plural, one {# text message} other {# text messages}}' },
  letter: { id: 'charts.moved.letter', defaultMessage: '{count, plural, one {# letter} other {# letters}}' },
  request: { id: 'charts.moved.request', defaultMessage: '{count, plural, one {# request} other {# requests}}' },
  physician_site: { id: 'charts.moved.site', defaultMessage: '{count, plural, one {# site} other {# sites}}' },
  other: { id: 'charts.moved.other', defaultMessage: '{count, plural, one {# other entry} other {# other entries}}' },
});

export const physicianFieldNames = defineMessages({
  licenceNumber: { id: 'charts.physician.licence', defaultMessage: 'Licence number' },
  billingNumber: { id: 'charts.physician.billing', defaultMessage: 'Billing number' },
  specialty: { id: 'charts.physician.specialty', defaultMessage: 'Specialty' },
  isInternal: { id: 'charts.physician.isInternal', defaultMessage: 'Works in this organization' },
}) satisfies Partial<Record<PhysicianMergedField, MessageDescriptor>>;

/** How many rows of a table, in words. */
export const movedText = (table: string): MessageDescriptor => (table in tables ? tables[table as keyof typeof tables] : tables.other);

const problems = defineMessages({
  conflict: { id: 'charts.mergeProblem.conflict', defaultMessage: 'A chart was changed meanwhile. Look at both again.' },
  merged: { id: 'charts.mergeProblem.merged', defaultMessage: 'One of these charts was merged already.' },
  proposed: { id: 'charts.mergeProblem.proposed', defaultMessage: 'A merge of one of these charts waits for a second person.' },
  blocked: { id: 'charts.mergeProblem.blocked', defaultMessage: 'Both charts have an entry that only one may have, such as visits at the same time. Change one of them first.' },
  samePerson: { id: 'charts.mergeProblem.samePerson', defaultMessage: 'Somebody else has to agree.' },
  newer: { id: 'charts.mergeProblem.newer', defaultMessage: 'Another merge of this chart came later. Undo that one first.' },
  later: { id: 'charts.mergeProblem.later', defaultMessage: 'Something came meanwhile. Look at the list again.' },
  accounts: { id: 'charts.mergeProblem.accounts', defaultMessage: 'Each of them signs in with an account of their own, so they cannot be merged.' },
  network: { id: 'charts.mergeProblem.network', defaultMessage: 'The server cannot be reached. Nothing was changed.' },
  general: { id: 'charts.mergeProblem.general', defaultMessage: 'Something went wrong on the server. Nothing was changed.' },
});

/** Why nothing was merged, by the code of the answer. */
export const mergeProblemText = (code: string): MessageDescriptor =>
  ({
    'version-conflict': problems.conflict,
    merged: problems.merged,
    'not-proposed': problems.merged,
    'not-merged': problems.merged,
    'already-proposed': problems.proposed,
    'merge-blocked': problems.blocked,
    'two-accounts': problems.accounts,
    'same-person': problems.samePerson,
    'newer-merge': problems.newer,
    'merged-further': problems.newer,
    'later-rows-changed': problems.later,
    network: problems.network,
    timeout: problems.network,
  })[code] ?? problems.general;
