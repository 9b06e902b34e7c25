import type { FlowStateKind } from '@intake/api/rules/voice';
import type { Tone } from '@intake/ui/tokens';
import { CircleHelp, ClipboardCheck, MessageSquare, PhoneOff, ScanSearch, Split, UserRound, type LucideIcon } from 'lucide-react';

/** How each kind of step looks, in the outline and in the picture. */
export const kindMarks: Record<FlowStateKind, { Icon: LucideIcon; tone: Tone; isFlipped?: boolean }> = {
  say: { Icon: MessageSquare, tone: 'neutral' },
  collect: { Icon: CircleHelp, tone: 'accent' },
  check: { Icon: ScanSearch, tone: 'success' },
  branch: { Icon: Split, tone: 'neutral' },
  propose: { Icon: ClipboardCheck, tone: 'suggestion' },
  'hand-off': { Icon: UserRound, tone: 'warning' },
  end: { Icon: PhoneOff, tone: 'neutral' },
};
