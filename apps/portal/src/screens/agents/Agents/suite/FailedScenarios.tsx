import type { FailedScenario } from '@intake/api/contract';
import { localeNames, useFormats } from '@intake/i18n';
import { Accordion } from '@intake/ui/Accordion';
import { Badge, BadgeRow } from '@intake/ui/Badge';
import { useIntl } from 'react-intl';
import { SpokenTurns } from '../../../../shared/calls/SpokenTurns.tsx';
import { failureNames, personaNames } from '../Agents.messages.ts';
import { inOrder } from '../Agents.model.ts';
import { suiteMessages as texts } from './suite.messages.ts';

export interface FailedScenariosProps {
  failed: readonly FailedScenario[];
}

/** What was said in the scenarios that failed, and where it should not have been. */
export function FailedScenarios({ failed }: FailedScenariosProps) {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  return (
    <Accordion
      items={inOrder(failed).map((one) => ({
        id: one.name,
        title: [one.name, formatMessage(personaNames[one.persona]), localeNames[one.locale], formats.list(one.failures.map((failure) => formatMessage(failureNames[failure])), 'plain')].join(' · '),
        content: (
          <>
            {one.isSafety && (
              <BadgeRow>
                <Badge tone="danger">{formatMessage(texts.isSafety)}</Badge>
              </BadgeRow>
            )}
            <SpokenTurns label={one.name} turns={one.turns} leaks={one.leaks} neverSaid={one.neverSaid} />
          </>
        ),
      }))}
    />
  );
}
