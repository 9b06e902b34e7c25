import { CaseSensitive, FileSearch, IdCard, Keyboard, ShieldCheck, TextSearch } from 'lucide-react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { EmptyState } from '@intake/ui/EmptyState';
import { Kbd } from '@intake/ui/Kbd';
import { adviceMessages as texts } from './Search.messages.ts';
import { Advice, Middle, Tip } from './Search.styles.ts';

const keyCap = (keys: ReactNode[]) => <Kbd keys={keys.map(String)} />;

/** How this search thinks, so that nobody has to guess why something is not found. */
export function BeforeSearch() {
  const { formatMessage } = useIntl();
  const tips: [ReactNode, ReactNode][] = [
    [<FileSearch aria-hidden key="words" />, formatMessage(texts.words)],
    [<CaseSensitive aria-hidden key="typos" />, formatMessage(texts.typos)],
    [<IdCard aria-hidden key="numbers" />, formatMessage(texts.numbers)],
    [<Keyboard aria-hidden key="keyboard" />, formatMessage(texts.keyboard, { k: keyCap })],
    [<ShieldCheck aria-hidden key="audited" />, formatMessage(texts.audited)],
  ];
  return (
    <Middle>
      <EmptyState icon={<TextSearch aria-hidden />} title={formatMessage(texts.idleTitle)}>
        {formatMessage(texts.idleText)}
        <Advice>
          {tips.map(([icon, words], at) => (
            <Tip key={at}>
              {icon}
              <span>{words}</span>
            </Tip>
          ))}
        </Advice>
      </EmptyState>
    </Middle>
  );
}
