import type { CallDetail, CallProposal } from '@intake/api/contract';
import { useFormats } from '@intake/i18n';
import { Badge } from '@intake/ui/Badge';
import { Banner } from '@intake/ui/Banner';
import { ButtonRow } from '@intake/ui/Button';
import { LinkButton } from '@intake/ui/Link';
import { Check } from 'lucide-react';
import { useIntl } from 'react-intl';
import { proposalNames } from '../../../shared/calls/calls.messages.ts';
import { KeyButton } from '../../../shared/KeyButton.tsx';
import { decisionMessages as texts } from './CallsHistory.messages.ts';
import { canAccept, evidenceOf, openProposal } from './CallsHistory.model.ts';
import { Decision, DecisionHead, Evidence, Note } from './CallsHistory.styles.ts';

export interface DecisionsProps {
  call: CallDetail;
  mayDecide: boolean;
  visitHref: ((visit: { id: string }) => string) | null;
  onAccept: (proposal: CallProposal) => void;
  onDismiss: (proposal: CallProposal) => void;
}

/** What the call proposes, each with what the caller said. Nothing happens before somebody accepts it. */
export function Decisions({ call, ...rest }: DecisionsProps) {
  const byKey = openProposal(call);
  return call.proposals.map((proposal) => <OneDecision key={proposal.id} {...rest} call={call} proposal={proposal} hasKeys={proposal.id === byKey?.id} />);
}

interface OneDecisionProps extends DecisionsProps {
  proposal: CallProposal;
  hasKeys: boolean;
}

function OneDecision({ call, proposal, hasKeys, mayDecide, visitHref, onAccept, onDismiss }: OneDecisionProps) {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const { action, status, appointment, decidedBy, decidedAt } = proposal;
  const isOpen = status === 'open';
  const evidence = evidenceOf(call.turns, proposal);
  const isByHand = action === 'move' || action === 'call-back' || action === 'message';
  return (
    <Decision aria-label={formatMessage(texts.title)} data-decided={!isOpen || undefined}>
      <DecisionHead>
        <div>
          <p>{isOpen ? formatMessage(texts.title) : formatMessage(status === 'accepted' ? texts.acceptedBy : texts.dismissedBy, { name: decidedBy ?? formatMessage(texts.somebody) })}</p>
          <h3>{formatMessage(proposalNames[action])}</h3>
          {appointment && (
            <p>
              <bdi>{[appointment.visitTypeName, formats.dateTime(appointment.startsAt, appointment.timeZone), appointment.locationName].join(' · ')}</bdi>
            </p>
          )}
        </div>
        {appointment?.isConfirmed && <Badge tone="success" icon={<Check aria-hidden />}>{formatMessage(texts.confirmed)}</Badge>}
        {!isOpen && decidedAt && <Note>{formats.moment(decidedAt)}</Note>}
        <ButtonRow>
          {isOpen && mayDecide && (
            <>
              <KeyButton shortcut={hasKeys ? 'a' : undefined} variant="primary" isDisabled={!canAccept(proposal)} onPress={() => onAccept(proposal)}>
                {formatMessage(isByHand ? texts.seen : texts.accept)}
              </KeyButton>
              <KeyButton shortcut={hasKeys ? 'd' : undefined} onPress={() => onDismiss(proposal)}>
                {formatMessage(texts.dismiss)}
              </KeyButton>
            </>
          )}
          {appointment && visitHref && (
            <LinkButton size="sm" href={visitHref(appointment)}>
              {formatMessage(texts.openVisit)}
            </LinkButton>
          )}
        </ButtonRow>
      </DecisionHead>
      {isOpen && appointment?.hasChanged && (
        <Banner tone="warning" title={formatMessage(texts.changedTitle)}>
          {formatMessage(texts.changedText)}
        </Banner>
      )}
      {isOpen && action === 'move' && <Note>{formatMessage(texts.moveHint)}</Note>}
      {evidence && (
        <Evidence>
          <p>{evidence.question ? <bdi>{evidence.question}</bdi> : formatMessage(texts.evidence)}</p>
          <p>
            <bdi>{evidence.answer}</bdi>
          </p>
        </Evidence>
      )}
    </Decision>
  );
}
