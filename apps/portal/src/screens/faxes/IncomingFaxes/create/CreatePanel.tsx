import { useRef } from 'react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Banner } from '@intake/ui/Banner';
import { Button } from '@intake/ui/Button';
import { Form } from '@intake/ui/Form';
import { Pane, PaneBody, PaneFoot, PaneHeader } from '@intake/ui/Pane';
import type { FormFrame } from '../../../../data/forms/useForm.ts';
import { useLeaving } from '../../../../data/forms/useLeaving.tsx';
import { useCommand } from '../commands.tsx';
import { dialogMessages } from '../dialogs/dialogs.messages.ts';
import { Quiet } from '../form/Form.styles.ts';
import { ProblemText } from '../ProblemText.tsx';
import { createPartyMessages as texts } from './createParty.messages.ts';

export interface CreatePanelProps {
  title: string;
  form: FormFrame;
  problemActions?: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

/** Stands in the place of the form, not over the page: what is typed has to be compared with it. */
export function CreatePanel({ title, form, problemActions, onClose, children }: CreatePanelProps) {
  const intl = useIntl();
  const pane = useRef<HTMLElement>(null);
  const { leave, question } = useLeaving(form.isDirty);
  const close = () => leave(onClose);
  useCommand('save', () => pane.current?.querySelector('form')?.requestSubmit());
  useCommand('leave', close);
  const { problem } = form;
  return (
    <Pane ref={pane} label={title}>
      <Form {...form.props} hasSummary={false}>
        <PaneHeader size="sm" title={title} backLabel={intl.formatMessage(dialogMessages.cancel)} isBackNarrow onBack={close} />
        <PaneBody isDense>
          <Quiet>{intl.formatMessage(texts.fromDocument)}</Quiet>
          {children}
        </PaneBody>
        {problem && (
          <Banner isEdge tone="danger" actions={problemActions}>
            <ProblemText problem={problem} />
          </Banner>
        )}
        <PaneFoot>
          <Button onPress={close}>{intl.formatMessage(dialogMessages.cancel)}</Button>
          <Button variant="primary" type="submit" isPending={form.isPending}>
            {intl.formatMessage(texts.save)}
          </Button>
        </PaneFoot>
      </Form>
      {question}
    </Pane>
  );
}
