import { Circle, CircleCheck, CircleX, FileDown, RotateCw } from 'lucide-react';
import { useIntl } from 'react-intl';
import { Banner } from '@intake/ui/Banner';
import { Button } from '@intake/ui/Button';
import { Spinner } from '@intake/ui/Spinner';
import type { FaxDetail } from '@intake/api/contract';
import { faxStages } from '@intake/api/rules';
import { failureAdvice, failureTexts, stageNames } from '../../../../shared/vocabulary.messages.ts';
import { stateMessages as texts } from './form.messages.ts';
import { Stage, Stages, State } from './ProcessingState.styles.ts';

export interface ProcessingStateProps {
  fax: FaxDetail;
  /** Left out where one may not. */
  onRetry?: () => void;
  isRetrying: boolean;
  onOpenFile: (request: { version: number }) => void;
}

const icons = { done: <CircleCheck aria-hidden />, now: <Spinner />, failed: <CircleX aria-hidden />, coming: <Circle aria-hidden /> };

/** How far a fax has come; where it stopped and what can be done about it. Nothing works in silence. */
export function ProcessingState({ fax, onRetry, isRetrying, onOpenFile }: ProcessingStateProps) {
  const intl = useIntl();
  const { failure } = fax;
  const at = faxStages.indexOf(failure?.stage ?? fax.stage ?? 'receive');
  const stateOf = (index: number) => (index < at ? 'done' : index > at ? 'coming' : failure ? 'failed' : 'now');
  return (
    <State>
      {failure ? (
        <Banner
          tone="danger"
          title={intl.formatMessage(texts.failedTitle, { stage: intl.formatMessage(stageNames[failure.stage]) })}
        >
          <p>
            {intl.formatMessage(failureTexts[failure.code])} {intl.formatMessage(texts.attempts, { count: failure.attempts })}
          </p>
          <p>{intl.formatMessage(failureAdvice[failure.code])}</p>
        </Banner>
      ) : (
        <Banner tone="accent" title={intl.formatMessage(texts.processingTitle)}>
          {intl.formatMessage(texts.processingText)}
        </Banner>
      )}
      <Stages aria-label={intl.formatMessage(texts.stages)}>
        {faxStages.map((stage, index) => {
          const state = stateOf(index);
          return (
            <Stage key={stage} data-state={state} aria-current={state === 'now' || state === 'failed' ? 'step' : undefined}>
              {icons[state]}
              {intl.formatMessage(stageNames[stage])}
            </Stage>
          );
        })}
      </Stages>
      {failure && (
        <div>
          {onRetry && (
            <Button variant="primary" icon={<RotateCw aria-hidden />} isPending={isRetrying} onPress={onRetry}>
              {intl.formatMessage(texts.retryStage)}
            </Button>
          )}{' '}
          <Button icon={<FileDown aria-hidden />} onPress={() => onOpenFile({ version: 1 })}>
            {intl.formatMessage(texts.openOriginal)}
          </Button>
        </div>
      )}
    </State>
  );
}
