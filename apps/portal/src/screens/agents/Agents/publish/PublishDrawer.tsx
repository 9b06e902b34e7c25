import type { AgentContent, SuiteRun } from '@intake/api/contract';
import { flowProblems } from '@intake/api/rules/voice';
import { Button } from '@intake/ui/Button';
import { PaneSection } from '@intake/ui/Pane';
import { CircleCheck, CircleDashed, CircleX, Play } from 'lucide-react';
import { useIntl } from 'react-intl';
import { FormDrawer } from '../../../../data/forms/FormDrawer.tsx';
import { useForm } from '../../../../data/forms/useForm.ts';
import type { Outcome } from '../../../../data/problem.ts';
import { agentProblem } from '../Agents.messages.ts';
import { gateOf } from '../Agents.model.ts';
import { Gates } from '../Agents.styles.ts';
import { FailedScenarios } from '../suite/FailedScenarios.tsx';
import { suiteMessages } from '../suite/suite.messages.ts';
import { DifferenceView } from './DifferenceView.tsx';
import { publishMessages as texts } from './publish.messages.ts';

export interface PublishDrawerProps {
  number: number;
  /** It has answered calls before. */
  isBack: boolean;
  content: AgentContent;
  published: AgentContent | null;
  /** Of this version; null when it was not played. */
  run: SuiteRun | null;
  isRunning: boolean;
  onRun: () => void;
  onPublish: () => Outcome;
  onClose: () => void;
}

/** What stands between a version and callers: what it has to pass, and what they will notice. */
export function PublishDrawer({ number, isBack, content, published, run, isRunning, onRun, onPublish, onClose }: PublishDrawerProps) {
  const { formatMessage } = useIntl();
  const gate = gateOf(flowProblems(content.flow).length, run);
  const form = useForm({
    initial: {},
    // The button says what is missing: nothing is sent that would be refused.
    save: () => (gate.isOpen ? onPublish() : Promise.resolve({ code: gate.problems > 0 ? 'flow-problems' : run ? 'unsafe' : 'not-run' })),
    onSaved: onClose,
    problemText: agentProblem,
  });
  const safety = run?.score.safety;
  const unsafe = run?.failed.filter(({ isSafety }) => isSafety) ?? [];
  return (
    <FormDrawer
      size="lg"
      title={formatMessage(isBack ? texts.rollBackTitle : texts.title, { version: number })}
      saveLabel={formatMessage(isBack ? texts.rollBack : texts.publish)}
      form={form}
      onClose={onClose}
    >
      <PaneSection title={formatMessage(texts.gates)}>
        <Gates>
          <li data-passed={gate.problems === 0}>
            {gate.problems === 0 ? <CircleCheck aria-hidden /> : <CircleX aria-hidden />}
            <span>{formatMessage(texts.gateProblems, { count: gate.problems })}</span>
          </li>
          <li data-passed={run ? run.isPublishable : undefined}>
            {run ? run.isPublishable ? <CircleCheck aria-hidden /> : <CircleX aria-hidden /> : <CircleDashed aria-hidden />}
            <span>{safety ? formatMessage(texts.gateSafety, safety) : formatMessage(texts.gateNotRun)}</span>
          </li>
        </Gates>
        {!run?.isPublishable && (
          <div>
            <Button size="sm" icon={<Play aria-hidden data-flip />} isPending={isRunning} onPress={onRun}>
              {formatMessage(run ? suiteMessages.runAgain : suiteMessages.run)}
            </Button>
          </div>
        )}
        {unsafe.length > 0 && <FailedScenarios failed={unsafe} />}
        <p>{formatMessage(texts.serverChecks)}</p>
      </PaneSection>
      <PaneSection title={formatMessage(texts.differs)}>
        <DifferenceView before={published} after={content} />
      </PaneSection>
    </FormDrawer>
  );
}
