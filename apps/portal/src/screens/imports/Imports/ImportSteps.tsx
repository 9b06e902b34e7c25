import type { Import } from '@intake/api/contract';
import { Banner } from '@intake/ui/Banner';
import { Button } from '@intake/ui/Button';
import { Loaded } from '@intake/ui/Loaded';
import { Page } from '@intake/ui/Page';
import { Skeleton } from '@intake/ui/Skeleton';
import { Stepper } from '@intake/ui/Stepper';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import type { Outcome } from '../../../data/problem.ts';
import { failureText, importsMessages as texts, problemText, stepNames } from './Imports.messages.ts';
import { importSteps, isUnderWay, stepOf, type ImportsActions, type ImportsModel } from './Imports.model.ts';
import { ImportProgress } from './ImportProgress.tsx';
import { ImportResult } from './ImportResult.tsx';
import { ImportSettingsForm } from './ImportSettingsForm.tsx';

export interface ImportStepsProps extends Omit<ImportsActions, 'onKind' | 'onChoose' | 'onMore' | 'onRetry'> {
  model: ImportsModel;
  of: Import;
}

/** One import: what its file is, what would become of it, what became of it. */
export function ImportSteps({ model, of, onOpen, onRetryOpen, onSay, onCheck, onRevise, onCancel, onDiscard, ...actions }: ImportStepsProps) {
  const { formatMessage } = useIntl();
  const [problem, setProblem] = useState<string | null>(null);
  const decide = async (outcome: Outcome) => setProblem((await outcome)?.code ?? null);
  const { state, failure, failureLine } = of;
  const { preview } = model;
  const step = stepOf(state, preview.state !== 'none');
  const at = importSteps.indexOf(step);
  const steps = useFocusOnward(state);
  const isOver = state === 'done' || state === 'undone';
  return (
    <Page
      title={of.fileName}
      description={formatMessage(of.kind === 'patient' ? texts.ofPatients : texts.ofPhysicians)}
      actions={
        <Button icon={<ArrowLeft aria-hidden />} onPress={() => onOpen({ id: null })}>
          {formatMessage(texts.back)}
        </Button>
      }
    >
      <div ref={steps} tabIndex={-1}>
        <Stepper
          label={formatMessage(texts.steps)}
          steps={importSteps.map((id, place) => ({
            id,
            title: formatMessage(stepNames[id]),
            state: place < at || (place === at && isOver) ? 'complete' : place > at ? 'upcoming' : failure && state === 'stopped' ? 'failed' : 'current',
          }))}
        />
      </div>
      {problem && <Banner tone="danger">{formatMessage(problemText(problem))}</Banner>}
      {failure && <Banner tone="danger">{failureText(formatMessage, failure, failureLine)}</Banner>}
      {isUnderWay(state) && <ImportProgress of={{ ...of, state }} onCancel={onCancel} onDecide={(outcome) => void decide(outcome)} />}
      {preview.state !== 'none' && (
        <Loaded of={preview} waiting={<Skeleton lines={10} />} failed={{ title: formatMessage(texts.failedTitle), text: formatMessage(texts.failedText) }} onRetry={onRetryOpen}>
          {(value) => (
            <ImportSettingsForm
              kind={of.kind}
              preview={value}
              onSay={onSay}
              onCheck={(check) => decide(onCheck(check))}
              onDiscard={onDiscard}
            />
          )}
        </Loaded>
      )}
      {!isUnderWay(state) && preview.state === 'none' && state !== 'announced' && (
        <ImportResult model={model} of={of} {...actions} onRevise={onRevise} onDiscard={onDiscard} onDecide={(outcome) => void decide(outcome)} />
      )}
      {state === 'announced' && <Banner tone="warning">{formatMessage(texts.announced)}</Banner>}
    </Page>
  );
}

/** The button that leads on is gone with its step: the keyboard goes on at the steps, which tell where one stands. */
function useFocusOnward(state: Import['state']) {
  const steps = useRef<HTMLDivElement>(null);
  const before = useRef(state);
  useEffect(() => {
    if (before.current !== state && document.activeElement === document.body) steps.current?.focus({ preventScroll: true });
    before.current = state;
  }, [state]);
  return steps;
}
