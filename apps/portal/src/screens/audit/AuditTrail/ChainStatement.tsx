import { Eye, Link2, Lock, ShieldCheck, Terminal } from 'lucide-react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { EmptyState } from '@intake/ui/EmptyState';
import { auditMessages as texts } from './AuditTrail.messages.ts';

const code = (words: ReactNode[]) => <code>{words}</code>;

/** Why the trail can be believed, and how to prove it. */
export function ChainStatement() {
  const { formatMessage } = useIntl();
  return (
    <EmptyState
      icon={<ShieldCheck aria-hidden />}
      title={formatMessage(texts.chainTitle)}
      points={[
        { icon: <Link2 aria-hidden />, text: formatMessage(texts.chainSeal) },
        { icon: <Lock aria-hidden />, text: formatMessage(texts.chainAppend) },
        { icon: <Terminal aria-hidden />, text: formatMessage(texts.chainVerify, { code }) },
        { icon: <Eye aria-hidden />, text: formatMessage(texts.chainRead) },
      ]}
    />
  );
}
