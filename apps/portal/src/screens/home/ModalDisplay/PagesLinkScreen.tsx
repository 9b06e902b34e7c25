import type { PagesLink } from '@intake/api/contract';
import { phoneText } from '@intake/api/rules';
import { Banner } from '@intake/ui/Banner';
import { Button } from '@intake/ui/Button';
import { ErrorState } from '@intake/ui/ErrorState';
import { Spinner } from '@intake/ui/Spinner';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { Loadable } from '../../../data/loadable.ts';
import type { Outcome, Problem } from '../../../data/problem.ts';
import { useAct } from '../../../data/useAct.ts';
import { publicFileMessages } from '../../../shared/publicPage/publicFile.messages.ts';
import { PublicFileField } from '../../../shared/publicPage/PublicFileField.tsx';
import type { PublicFileFieldProps } from '../../../shared/publicPage/PublicFileField.tsx';
import { checklistNames } from '../../../shared/requests/checklist.messages.ts';
import { AuthCard } from '../../../shared/signIn/AuthCard.tsx';
import { useHomeProblemText } from '../homeProblems.ts';
import { LetterCodeScreen } from './LetterCodeScreen.tsx';
import type { LetterCodeScreenProps } from './LetterCodeScreen.tsx';
import { Missing } from './ModalDisplay.styles.ts';
import { pagesMessages as texts, visitMessages } from './visit.messages.ts';
import { Told } from './VisitLinkScreen.tsx';

export interface PagesLinkScreenProps extends Omit<PublicFileFieldProps, 'label'> {
  /** What the code of the letter leads to; null when no letter has it. */
  link: Loadable<PagesLink | null>;
  code: string;
  onCode: LetterCodeScreenProps['onCode'];
  onRetry: () => void;
  onSend: () => Outcome;
}

/** Whoever referred sends what is missing. The code is spent by sending, not by opening. */
export function PagesLinkScreen({ link, code, onCode, onRetry, ...question }: PagesLinkScreenProps) {
  const { formatMessage } = useIntl();
  if (link.state === 'loading') return <Spinner cover="content" />;
  if (link.state === 'failed') return <ErrorState title={formatMessage(visitMessages.failedTitle)} onRetry={onRetry} />;
  if (link.value === null) return <LetterCodeScreen unknown={code} onCode={onCode} />;
  const { state, clinicName, clinicPhone } = link.value;
  if (state === 'open') return <Question link={link.value} {...question} />;
  const clinic = { clinic: clinicName, phone: clinicPhone ? phoneText(clinicPhone) : 'none' };
  return <Told title={formatMessage(texts[`${state}Title`])} lead={formatMessage(texts[`${state}Text`], clinic)} />;
}

function Question({ link, files, onSend, ...handlers }: { link: PagesLink } & Omit<PagesLinkScreenProps, 'link' | 'code' | 'onCode' | 'onRetry'>) {
  const { formatMessage } = useIntl();
  const problemText = useProblemText();
  const { isPending, problem, act, refuse } = useAct();
  const send = async () => {
    if (files.length === 0) return refuse({ code: 'needed' });
    if (files.some(({ state }) => state !== 'done')) return refuse({ code: 'uploading' });
    return act(onSend);
  };
  const strong = (parts: ReactNode) => (
    <b>
      <bdi>{parts}</bdi>
    </b>
  );
  return (
    <AuthCard isWide title={formatMessage(texts.openTitle)} lead={formatMessage(texts.openText, { clinic: link.clinicName, reference: link.reference, b: strong })}>
      {link.missing.length > 0 && (
        <Missing>
          {link.missing.map((item) => (
            <li key={item}>{formatMessage(checklistNames[item])}</li>
          ))}
        </Missing>
      )}
      <PublicFileField label={formatMessage(texts.files)} files={files} {...handlers} />
      {problem && <Banner tone="danger">{problemText(problem)}</Banner>}
      <Button variant="primary" isWide isPending={isPending} onPress={() => void send()}>
        {formatMessage(texts.send)}
      </Button>
    </AuthCard>
  );
}

function useProblemText() {
  const { formatMessage } = useIntl();
  const common = useHomeProblemText();
  return (problem: Problem): string => {
    if (problem.code === 'needed') return formatMessage(texts.needed);
    return problem.code === 'uploading' || problem.code === 'not-stored' ? formatMessage(publicFileMessages[problem.code]) : common(problem);
  };
}
