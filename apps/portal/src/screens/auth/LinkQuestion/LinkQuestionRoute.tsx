import { useSessionState } from '../../../app/session/sessionState.ts';
import { LinkQuestionScreen } from './LinkQuestionScreen.tsx';

export function LinkQuestionRoute({ onAnswer }: { onAnswer: (isWanted: boolean) => void }) {
  const { account } = useSessionState();
  return <LinkQuestionScreen email={account?.user.email ?? null} onAnswer={onAnswer} />;
}
