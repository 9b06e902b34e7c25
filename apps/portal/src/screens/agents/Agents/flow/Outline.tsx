import type { AgentFlow } from '@intake/api/contract';
import { targetsOf } from '@intake/api/rules/voice';
import type { Locale } from '@intake/i18n';
import { Badge } from '@intake/ui/Badge';
import { IconButton } from '@intake/ui/IconButton';
import { ArrowRight, CircleAlert, Pencil, ShieldCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { flowMessages as texts } from './flow.messages.ts';
import { partsOf, textOf, type OutlineStep } from './flow.model.ts';
import { KindMark, Step, StepBody, StepHead, Steps, Value, Ways, Words, Wrong } from './flow.styles.ts';
import { kindMarks } from './kindMarks.tsx';
import { useFlowWords } from './useFlowWords.ts';

export interface OutlineProps {
  flow: AgentFlow;
  steps: readonly OutlineStep[];
  language: Locale;
  selected: string | null;
  mayEdit: boolean;
  onSelect: (choice: { id: string }) => void;
  onEdit: (choice: { id: string }) => void;
}

/** What the agent does, from the first step on, in words. */
export function Outline({ flow, steps, selected, ...rest }: OutlineProps) {
  const { formatMessage } = useIntl();
  return (
    <Steps aria-label={formatMessage(texts.outline)}>
      {steps.map((step) => (
        <OutlineItem key={step.id} {...rest} step={step} isFirst={step.id === flow.start} isSelected={step.id === selected} />
      ))}
    </Steps>
  );
}

interface OutlineItemProps extends Omit<OutlineProps, 'flow' | 'steps' | 'selected'> {
  step: OutlineStep;
  isFirst: boolean;
  isSelected: boolean;
}

function OutlineItem({ step, language, isFirst, isSelected, mayEdit, onSelect, onEdit }: OutlineItemProps) {
  const { formatMessage } = useIntl();
  const { stepName, wayName, problemText } = useFlowWords();
  const item = useRef<HTMLLIElement>(null);
  const { id, state, problems, isOpen } = step;
  const { Icon, tone, isFlipped } = kindMarks[state.kind];
  useEffect(() => {
    if (isSelected) item.current?.scrollIntoView({ block: 'nearest' });
  }, [isSelected]);
  return (
    // The button inside does the same by keyboard.
    <Step ref={item} data-selected={isSelected || undefined} data-wrong={problems.length > 0 || undefined} onClick={() => onSelect({ id })}>
      <KindMark data-tone={tone}>
        <Icon aria-hidden data-flip={isFlipped} />
      </KindMark>
      <StepBody>
        <StepHead>
          <h3>{stepName(state)}</h3>
          <code dir="ltr">{id}</code>
          {isFirst && <Badge tone="accent">{formatMessage(texts.start)}</Badge>}
          {!isOpen && step.isReached && (
            <Badge tone="success" icon={<ShieldCheck aria-hidden />}>
              {formatMessage(texts.known)}
            </Badge>
          )}
        </StepHead>
        <StepWords step={step} language={language} />
        <Ways>
          {targetsOf(state).map(({ field, target }) => (
            <li key={field}>
              {wayName(state, field)}
              <ArrowRight aria-hidden data-flip />
              <bdi>{target}</bdi>
            </li>
          ))}
          {state.kind === 'collect' && <li>{formatMessage(texts.tries, { count: state.tries })}</li>}
        </Ways>
        {problems.length > 0 && (
          <Wrong>
            {problems.map((problem) => (
              <li key={`${problem.path} ${problem.code} ${problem.name}`}>
                <CircleAlert aria-hidden />
                <span>{problemText(problem)}</span>
              </li>
            ))}
          </Wrong>
        )}
      </StepBody>
      {mayEdit && <IconButton size="sm" label={formatMessage(texts.editStep, { step: id })} icon={<Pencil aria-hidden />} onPress={() => onEdit({ id })} />}
    </Step>
  );
}

function StepWords({ step: { state }, language }: { step: OutlineStep; language: Locale }) {
  const { formatMessage } = useIntl();
  const spoken = textOf(state);
  if (!spoken) return null;
  const own = spoken[language];
  return own ? (
    <Words lang={language} dir="auto">
      <SpokenWords text={own} />
    </Words>
  ) : (
    <Words data-missing>{formatMessage(texts.noText)}</Words>
  );
}

/** A text with its values as what they are. */
export function SpokenWords({ text }: { text: string }) {
  const { variableName } = useFlowWords();
  return partsOf(text).map((part, at) => (part.isVariable ? <Value key={at}>{variableName(part.text)}</Value> : part.text));
}
