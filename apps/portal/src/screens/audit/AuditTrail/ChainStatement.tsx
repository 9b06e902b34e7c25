import { Eye, Link2, Lock, ShieldCheck, Terminal } from 'lucide-react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { EmptyState } from '@intake/ui/EmptyState';
import { auditMessages as texts } from './AuditTrail.messages.ts';
import { Chain, Middle } from './AuditTrail.styles.ts';

const code = (words: ReactNode[]) => <code>{words}</code>;

/** Why the trail can be believed, and how to prove it. */
export function ChainStatement() {
  const { formatMessage } = useIntl();
  return (
    <Middle>
      <EmptyState icon={<ShieldCheck aria-hidden />} title={formatMessage(texts.chainTitle)}>
        <Chain>
          <li>
            <Link2 aria-hidden />
            <span>{formatMessage(texts.chainSeal)}</span>
          </li>
          <li>
            <Lock aria-hidden />
            <span>{formatMessage(texts.chainAppend)}</span>
          </li>
          <li>
            <Terminal aria-hidden />
            <span>{formatMessage(texts.chainVerify, { code })}</span>
          </li>
          <li>
            <Eye aria-hidden />
            <span>{formatMessage(texts.chainRead)}</span>
          </li>
        </Chain>
      </EmptyState>
    </Middle>
  );
}
