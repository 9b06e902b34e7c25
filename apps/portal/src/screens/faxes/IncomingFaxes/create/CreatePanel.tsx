import { useRef } from 'react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Banner } from '@intake/ui/Banner';
import { Button } from '@intake/ui/Button';
import { Form } from '@intake/ui/Form';
import type { FormFrame } from '../../../../data/forms/useForm.ts';
import { useLeaving } from '../../../../data/forms/useLeaving.tsx';
import { useCommand } from '../commands.tsx';
import { dialogMessages } from '../dialogs/dialogs.messages.ts';
import { Body, Foot, FormPane, Head, Quiet } from '../form/Form.styles.ts';
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
  const pane = useRef<HTMLDivElement>(null);
  const { leave, question } = useLeaving(form.isDirty);
  const close = () => leave(onClose);
  useCommand('save', () => pane.current?.querySelector('form')?.requestSubmit());
  useCommand('leave', close);
  const { problem } = form;
  return (
    <FormPane ref={pane} role="group" aria-label={title}>
      <Form {...form.props} hasSummary={false}>
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
          <Button onPress={close}>{intl.formatMessage(dialogMessages.cancel)}</Button>
          <Button variant="primary" type="submit" isPending={form.isPending}>
            {intl.formatMessage(texts.save)}
          </Button>
        </Foot>
      </Form>
      {question}
    </FormPane>
  );
}
