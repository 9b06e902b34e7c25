import type { Import } from '@intake/api/contract';
import { Button } from '@intake/ui/Button';
import { Progress } from '@intake/ui/Progress';
import { RemoveDialog } from '@intake/ui/RemoveDialog';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { Outcome } from '../../../data/problem.ts';
import { Foot } from './Imports.styles.ts';
import { cancelMessages, importsMessages as texts, problemText, progressNames } from './Imports.messages.ts';
import type { ImportsActions } from './Imports.model.ts';

export interface ImportProgressProps extends Pick<ImportsActions, 'onCancel'> {
  of: Import & { state: keyof typeof progressNames };
  onDecide: (outcome: Outcome) => void;
}

/** How far the step under way is. A check ends at once, as it changed nothing; whoever ends an import hears first what becomes of what came in. */
export function ImportProgress({ of: { state, progress }, onCancel, onDecide }: ImportProgressProps) {
  const { formatMessage } = useIntl();
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <Progress label={formatMessage(progressNames[state])} value={Math.round(progress * 100)} />
      <p>{formatMessage(texts.goesOn)}</p>
      <Foot>
        {state === 'checking' && <Button onPress={() => onDecide(onCancel())}>{formatMessage(cancelMessages.check)}</Button>}
        {state === 'running' && <Button onPress={() => setAsked(true)}>{formatMessage(cancelMessages.run)}</Button>}
      </Foot>
      {isAsked && state === 'running' && (
        <RemoveDialog
          title={formatMessage(cancelMessages.title)}
          confirmLabel={formatMessage(cancelMessages.run)}
          onConfirm={async () => {
            const problem = await onCancel();
            return problem && formatMessage(problemText(problem.code));
          }}
          onClose={() => setAsked(false)}
        >
          {formatMessage(cancelMessages.text)}
        </RemoveDialog>
      )}
    </>
  );
}
