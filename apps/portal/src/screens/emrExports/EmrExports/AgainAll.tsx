import type { EmrExportFilter } from '@intake/api/contract';
import { Banner } from '@intake/ui/Banner';
import { Button, ButtonRow } from '@intake/ui/Button';
import { ConfirmDialog } from '@intake/ui/Dialog';
import { RotateCw } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { Problem } from '../../../data/problem.ts';
import { errorNames, exportProblemText } from '../../../shared/emrExports/emrExports.messages.ts';
import { exportMessages as texts } from './EmrExports.messages.ts';

export interface AgainAllProps {
  /** There is something to give again; what was said of it before stays. */
  hasFailed: boolean;
  /** What the list is narrowed to, and so what is meant. */
  filter: EmrExportFilter;
  /** What the system of the filter is called. */
  system: string | undefined;
  onAgainAll: (meant: { filter: EmrExportFilter }) => Promise<{ count: number } | { problem: Problem }>;
}

/** Gives all that failed once more, after asking, and says how many go. */
export function AgainAll({ hasFailed, filter, system, onAgainAll }: AgainAllProps) {
  const { formatMessage } = useIntl();
  const [isPending, setPending] = useState(false);
  const [came, setCame] = useState<{ count: number } | { problem: Problem } | null>(null);
  const confirm = async (close: () => void) => {
    setPending(true);
    setCame(await onAgainAll({ filter }));
    setPending(false);
    close();
  };
  return (
    <>
      {came && (
        <Banner tone={'problem' in came ? 'danger' : 'success'} onDismiss={() => setCame(null)}>
          {'problem' in came ? formatMessage(exportProblemText(came.problem)) : formatMessage(texts.againAllDone, came)}
        </Banner>
      )}
      {hasFailed && (
        <ButtonRow>
          <ConfirmDialog
            title={formatMessage(texts.againAllQuestion)}
            confirmLabel={formatMessage(texts.again)}
            isPending={isPending}
            trigger={
              <Button size="sm" icon={<RotateCw aria-hidden />}>
                {formatMessage(texts.againAll)}
              </Button>
            }
            onConfirm={({ close }) => void confirm(close)}
          >
            {[
              formatMessage(texts.againAllText),
              system && formatMessage(texts.againAllSystem, { system }),
              filter.error && formatMessage(texts.againAllReason, { reason: formatMessage(errorNames[filter.error]) }),
            ]
              .filter(Boolean)
              .map((text) => (
                <p key={text}>{text}</p>
              ))}
          </ConfirmDialog>
        </ButtonRow>
      )}
    </>
  );
}
