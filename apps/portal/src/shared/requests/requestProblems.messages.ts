import { defineMessages } from '@intake/i18n';
import type { MessageDescriptor } from 'react-intl';

/** Words for what may stand in the way, beside those that every screen has. */
export const requestProblems: Readonly<Record<string, MessageDescriptor>> = defineMessages({
  claimed: { id: 'requests.problem.claimed', defaultMessage: 'Somebody else is working on this request.' },
  'version-conflict': { id: 'requests.problem.versionConflict', defaultMessage: 'Somebody changed it in the meantime. Look at it again and repeat.' },
  'illegal-transition': { id: 'requests.problem.illegalTransition', defaultMessage: 'Its state has changed, so this is not possible any more.' },
  settled: { id: 'requests.problem.settled', defaultMessage: 'Somebody has settled this already.' },
  'changed-since': { id: 'requests.problem.changedSince', defaultMessage: 'It was changed since, so it can no longer be taken back.' },
  'health-number-known': { id: 'requests.problem.healthNumberKnown', defaultMessage: 'Another patient has this health number. Compare the cards first.' },
  'not-for-chart': { id: 'requests.problem.notForChart', defaultMessage: 'A chart does not take this value. Ask the patient again.' },
  'letter-left': { id: 'requests.problem.letterLeft', defaultMessage: 'The letter that tells of it has left, so it can no longer be taken back.' },
  network: { id: 'requests.problem.network', defaultMessage: 'No connection. Nothing was changed; try again.' },
});
export const generalProblem = defineMessages({
  failed: { id: 'requests.problem.failed', defaultMessage: 'It could not be done. Try again.' },
}).failed;
