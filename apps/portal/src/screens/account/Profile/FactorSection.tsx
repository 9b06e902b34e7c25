import { useFormats } from '@intake/i18n';
import { Banner } from '@intake/ui/Banner';
import { Button } from '@intake/ui/Button';
import { CodeBlock } from '@intake/ui/CodeBlock';
import { ConfirmDialog, Dialog } from '@intake/ui/Dialog';
import { Skeleton } from '@intake/ui/Skeleton';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { CodeForm } from '../../../shared/signIn/CodeForm.tsx';
import { useProblemText } from '../../../shared/signIn/SessionProblem.tsx';
import type { Problem } from '../../../shared/signIn/SessionProblem.tsx';
import { profileMessages } from './Profile.messages.ts';
import { Row, Rows, Scan } from './Profile.styles.ts';

export interface FactorSectionProps {
  /** Undefined while they load. */
  factors: readonly { id: string; createdAt: string }[] | undefined;
  /** The one that is being added: an image for a camera, and the key for those without. */
  enrolling: { qrCode: string; secret: string } | null;
  isBusy: boolean;
  /** Why the last step failed. */
  problem: Problem | null;
  onEnrol: () => void;
  onVerify: (code: string) => void;
  onCancel: () => void;
  onRemove: (id: string) => void;
}

/** The authenticator applications, and the way to one. */
export function FactorSection({ factors, enrolling, isBusy, problem, onEnrol, onVerify, onCancel, onRemove }: FactorSectionProps) {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const problemText = useProblemText();
  const [removing, setRemoving] = useState<string | null>(null);
  const text = (name: keyof typeof profileMessages) => formatMessage(profileMessages[name]);
  if (!factors) return problem ? <Banner tone="danger">{problemText(problem)}</Banner> : <Skeleton />;
  return (
    <>
      {problem && !enrolling && <Banner tone="danger">{problemText(problem)}</Banner>}
      {factors.length > 0 && (
        <Rows>
          {factors.map(({ id, createdAt }) => (
            <Row key={id}>
              <div>
                <p>{text('factorName')}</p>
                <p>{formatMessage(profileMessages.factorSince, { date: formats.date(createdAt) })}</p>
              </div>
              <Button size="sm" onPress={() => setRemoving(id)}>
                {text('removeFactor')}
              </Button>
            </Row>
          ))}
        </Rows>
      )}
      {factors.length === 0 && (
        <Button isPending={isBusy && !enrolling} onPress={onEnrol}>
          {text('addFactor')}
        </Button>
      )}
      <Dialog title={text('scanTitle')} isOpen={enrolling !== null} onOpenChange={onCancel}>
        {enrolling && (
          <>
            <Scan>
              <p>{text('scanLead')}</p>
              <img src={enrolling.qrCode} alt={text('scanAlt')} />
              <CodeBlock label={text('secret')} code={enrolling.secret} />
            </Scan>
            <CodeForm isBusy={isBusy} problem={problem} onSubmit={onVerify} />
          </>
        )}
      </Dialog>
      <ConfirmDialog
        title={text('removeTitle')}
        isOpen={removing !== null}
        confirmLabel={text('removeFactor')}
        isDestructive
        onConfirm={() => {
          if (removing) onRemove(removing);
          setRemoving(null);
        }}
        onOpenChange={() => setRemoving(null)}
      >
        {text('removeText')}
      </ConfirmDialog>
    </>
  );
}
