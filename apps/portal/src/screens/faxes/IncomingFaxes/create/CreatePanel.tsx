import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Banner } from '@intake/ui/Banner';
import { Button } from '@intake/ui/Button';
import type { Problem } from '../../../../data/problem.ts';
import { useCommand } from '../commands.tsx';
import { dialogMessages } from '../dialogs/dialogs.messages.ts';
import { Body, Foot, Head, Pane, Quiet } from '../form/Form.styles.ts';
import { ProblemText } from '../ProblemText.tsx';
import { createPartyMessages as texts } from './createParty.messages.ts';

export interface CreatePanelProps {
  title: string;
  problem: Problem | null;
  problemActions?: ReactNode;
  isPending: boolean;
  onSave: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** Stands in the place of the form, not over the page: what is typed has to be compared with it. */
export function CreatePanel({ title, problem, problemActions, isPending, onSave, onClose, children }: CreatePanelProps) {
  const intl = useIntl();
  useCommand('save', isPending ? null : onSave);
  useCommand('leave', onClose);
  return (
    <Pane role="group" aria-label={title}>
      <Head>
        <div>
          <h2>{title}</h2>
        </div>
      </Head>
      <Body>
        <Quiet>{intl.formatMessage(texts.fromDocument)}</Quiet>
        {children}
      </Body>
      {problem && (
        <Banner isEdge tone="danger" actions={problemActions}>
          <ProblemText problem={problem} />
        </Banner>
      )}
      <Foot>
        <span />
        <Button onPress={onClose}>{intl.formatMessage(dialogMessages.cancel)}</Button>
        <Button variant="primary" isPending={isPending} onPress={onSave}>
          {intl.formatMessage(texts.save)}
        </Button>
      </Foot>
    </Pane>
  );
}
