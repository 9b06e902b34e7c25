import { LabelsContext } from '@intake/ui/theme';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { entryLabelMessages } from './entryLabels.messages.ts';
import { uiLabelsOf } from './uiLabels.ts';
import { labelMessages } from './uiLabels.messages.ts';

/** Around signing in the components say little; here they say everything. */
export function AllLabels({ children }: { children: ReactNode }) {
  const intl = useIntl();
  const labels = useMemo(() => uiLabelsOf(intl, { ...entryLabelMessages, ...labelMessages }), [intl]);
  return <LabelsContext value={labels}>{children}</LabelsContext>;
}
