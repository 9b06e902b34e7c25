import { Button } from '@intake/ui/Button';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { AuthCard } from '../../../shared/signIn/AuthCard.tsx';
import { linkQuestionMessages as messages } from './LinkQuestion.messages.ts';

export interface LinkQuestionScreenProps {
  /** Of whoever is signed in; null when nobody is. */
  email: string | null;
  onAnswer: (isWanted: boolean) => void;
}

/** Asks before a link signs in: anybody can send one that leads into an account of their own. */
export function LinkQuestionScreen({ email, onAnswer }: LinkQuestionScreenProps) {
  const { formatMessage } = useIntl();
  const lead =
    email === null
      ? formatMessage(messages.lead)
      : formatMessage(messages.leadSignedIn, { email, b: (parts: ReactNode) => <strong>{parts}</strong> });
  return (
    <AuthCard
      title={formatMessage(messages.title)}
      lead={lead}
      asides={
        <Button variant="quiet" size="sm" onPress={() => onAnswer(true)}>
          {formatMessage(messages.follow)}
        </Button>
      }
    >
      <Button variant="primary" isWide onPress={() => onAnswer(false)}>{formatMessage(email === null ? messages.decline : messages.stay)}</Button>
    </AuthCard>
  );
}
