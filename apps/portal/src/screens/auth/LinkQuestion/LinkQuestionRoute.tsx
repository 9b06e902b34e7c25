import { useStanding } from '../../../app/session/standing.ts';
import { LinkQuestionScreen } from './LinkQuestionScreen.tsx';

export function LinkQuestionRoute({ onAnswer }: { onAnswer: (isWanted: boolean) => void }) {
  const { account } = useStanding();
  return <LinkQuestionScreen email={account?.user.email ?? null} onAnswer={onAnswer} />;
}
