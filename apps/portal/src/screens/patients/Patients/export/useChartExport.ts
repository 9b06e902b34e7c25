import { useLazyExportChartQuery, useLazyPrintChartQuery } from '@intake/api/client';
import type { LetterPage } from '@intake/api/contract';
import { matchLocale } from '@intake/i18n';
import { showToast } from '@intake/ui/Toast';
import { useState } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { toasts } from '../../../../app/shell/toasts.ts';
import { saveFile } from '../../../../data/saveFile.ts';
import { exportTexts } from './export.messages.ts';
import type { ExportFormat } from './ExportMenu.tsx';

/** Asks for the open chart in the reader's language, as a file that the browser saves, or as `pages` for paper. */
export function useChartExport(patientId: string | null) {
  const intl = useIntl();
  const [exportChart] = useLazyExportChartQuery();
  const [printChart] = useLazyPrintChartQuery();
  const [pages, setPages] = useState<readonly LetterPage[] | null>(null);
  const locale = matchLocale([intl.locale]);
  const refuse = (text: MessageDescriptor, values?: { count: number }) => showToast(toasts, { title: intl.formatMessage(text, values), tone: 'danger' });

  async function print(id: string) {
    const { data } = await printChart({ query: { patientId: id, locale } });
    if (!data) refuse(exportTexts.notPrinted);
    else if (data.pages.length === 0) refuse(exportTexts.tooLong, { count: data.pageCount });
    else setPages(data.pages);
  }

  async function save(id: string, format: 'pdf' | 'fhir') {
    const { data } = await exportChart({ query: { patientId: id, format, locale } });
    if (data) saveFile(data);
    else refuse(exportTexts.failed);
  }

  return {
    pages,
    onPrinted: () => setPages(null),
    onExport: ({ format }: { format: ExportFormat }) => {
      if (patientId) void (format === 'print' ? print(patientId) : save(patientId, format));
    },
  };
}
