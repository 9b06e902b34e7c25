import { Download } from 'lucide-react';
import { useIntl } from 'react-intl';
import { Button } from '@intake/ui/Button';
import { Menu } from '@intake/ui/Menu';
import { exportTexts as texts } from './export.messages.ts';

export const exportFormats = ['print', 'pdf', 'fhir'] as const;
export type ExportFormat = (typeof exportFormats)[number];

export interface ExportMenuProps {
  onExport: (chosen: { format: ExportFormat }) => void;
}

/** The chart on paper, or as a file: to be read, or for another system. */
export function ExportMenu({ onExport }: ExportMenuProps) {
  const { formatMessage } = useIntl();
  return (
    <Menu
      placement="bottom end"
      trigger={
        <Button size="sm" icon={<Download aria-hidden />}>
          {formatMessage(texts.title)}
        </Button>
      }
      groups={[
        {
          id: 'format',
          items: [
            { id: 'print', label: formatMessage(texts.print), description: formatMessage(texts.printText) },
            { id: 'pdf', label: formatMessage(texts.pdf), description: formatMessage(texts.pdfText) },
            { id: 'fhir', label: formatMessage(texts.fhir), description: formatMessage(texts.fhirText) },
          ],
        },
      ]}
      onAction={({ id }) => {
        const format = exportFormats.find((one) => one === id);
        if (format) onExport({ format });
      }}
    />
  );
}
