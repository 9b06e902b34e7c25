import { CaseSensitive, FileSearch, IdCard, Keyboard, ShieldCheck, TextSearch } from 'lucide-react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { EmptyState } from '@intake/ui/EmptyState';
import { Kbd } from '@intake/ui/Kbd';
import { PaneMiddle } from '@intake/ui/Pane';
import { adviceMessages as texts } from './Search.messages.ts';

const keyCap = (keys: ReactNode[]) => <Kbd keys={keys.map(String)} />;

/** How this search thinks, so that nobody has to guess why something is not found. */
export function BeforeSearch() {
  const { formatMessage } = useIntl();
  const points = [
    { icon: <FileSearch aria-hidden />, text: formatMessage(texts.words) },
    { icon: <CaseSensitive aria-hidden />, text: formatMessage(texts.typos) },
    { icon: <IdCard aria-hidden />, text: formatMessage(texts.numbers) },
    { icon: <Keyboard aria-hidden />, text: formatMessage(texts.keyboard, { k: keyCap }) },
    { icon: <ShieldCheck aria-hidden />, text: formatMessage(texts.audited) },
  ];
  return (
    <PaneMiddle>
      <EmptyState icon={<TextSearch aria-hidden />} title={formatMessage(texts.idleTitle)} points={points}>
        {formatMessage(texts.idleText)}
      </EmptyState>
    </PaneMiddle>
  );
}
