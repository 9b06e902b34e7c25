import type { AccountSession } from '@intake/api/contract';
import { useFormats } from '@intake/i18n';
import { Badge } from '@intake/ui/Badge';
import { Banner } from '@intake/ui/Banner';
import { Button } from '@intake/ui/Button';
import { Skeleton } from '@intake/ui/Skeleton';
import { AppWindow, Monitor, Smartphone, Tablet } from 'lucide-react';
import { useIntl } from 'react-intl';
import { useProblemText } from '../../../shared/signIn/SessionProblem.tsx';
import type { Problem } from '../../../shared/signIn/SessionProblem.tsx';
import { profileMessages as texts } from './Profile.messages.ts';
import { Row, Rows, SessionFacts, SessionName } from './Profile.styles.ts';

export interface SessionSectionProps {
  /** Undefined while they load; null where the sign-in service keeps them to itself. */
  sessions: readonly AccountSession[] | null | undefined;
  /** Why they could not be loaded. */
  problem: Problem | null;
  /** The one that is being ended. */
  endingId: string | null;
  isEndingOthers: boolean;
  onEnd: (id: string) => void;
  onEndOthers: () => void;
}

const icons = { desktop: Monitor, mobile: Smartphone, tablet: Tablet, unknown: AppWindow };

/** Where one is signed in, and the ways out of it. */
export function SessionSection({ sessions, problem, endingId, isEndingOthers, onEnd, onEndOthers }: SessionSectionProps) {
  const { formatMessage } = useIntl();
  const problemText = useProblemText();
  if (sessions === undefined) return problem ? <Banner tone="danger">{problemText(problem)}</Banner> : <Skeleton height="4rem" />;
  return (
    <>
      {sessions && (
        <Rows>
          {sessions.map((session) => (
            <SessionRow key={session.id} {...session} isEnding={endingId === session.id} onEnd={() => onEnd(session.id)} />
          ))}
        </Rows>
      )}
      {sessions?.length !== 1 && (
        <Button isPending={isEndingOthers} onPress={onEndOthers}>
          {formatMessage(texts.endOthers)}
        </Button>
      )}
    </>
  );
}

interface SessionRowProps extends AccountSession {
  isEnding: boolean;
  onEnd: () => void;
}

function SessionRow({ browser, system, device, ip, startedAt, lastUsedAt, isCurrent, isEnding, onEnd }: SessionRowProps) {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const Icon = icons[device];
  const program = browser && system ? formatMessage(texts.program, { browser, system }) : (browser ?? system ?? formatMessage(texts.unknownProgram));
  return (
    <Row>
      <SessionFacts>
        <Icon aria-hidden />
        <div>
          <SessionName>
            {program}
            {isCurrent && <Badge tone="success">{formatMessage(texts.currentSession)}</Badge>}
          </SessionName>
          <p>
            {formatMessage(isCurrent ? texts.sessionStarted : texts.sessionUsed, { when: formats.relative(isCurrent ? startedAt : lastUsedAt) })}
            {ip && (
              <>
                {' · '}
                <bdi>{ip}</bdi>
              </>
            )}
          </p>
        </div>
      </SessionFacts>
      {!isCurrent && (
        <Button size="sm" isPending={isEnding} aria-label={formatMessage(texts.endNamed, { program })} onPress={onEnd}>
          {formatMessage(texts.endSession)}
        </Button>
      )}
    </Row>
  );
}
