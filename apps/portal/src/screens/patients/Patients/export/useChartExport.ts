import { useLazyExportChartQuery } from '@intake/api/client';
import { isLocale } from '@intake/i18n';
import { showToast } from '@intake/ui/Toast';
import { useIntl } from 'react-intl';
import { toasts } from '../../../../app/shell/toasts.ts';
import { saveFile } from '../../../../data/saveFile.ts';
import { exportTexts } from './export.messages.ts';
import type { ExportMenuProps } from './ExportMenu.tsx';

/** Asks for the open chart as a file, in the reader's language, and has the browser save it. */
export function useChartExport(patientId: string | null): ExportMenuProps['onExport'] {
  const intl = useIntl();
  const [exportChart] = useLazyExportChartQuery();
  const locale = intl.locale.slice(0, 2);
  return ({ format }) => {
    if (!patientId) return;
    void exportChart({ query: { patientId, format, locale: isLocale(locale) ? locale : 'en' } }).then(({ data }) => {
      if (data) saveFile(data);
      else showToast(toasts, { title: intl.formatMessage(exportTexts.failed), tone: 'danger' });
    });
  };
}
