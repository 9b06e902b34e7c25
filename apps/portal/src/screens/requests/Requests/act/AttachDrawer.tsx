import type { FaxSummary } from '@intake/api/contract';
import { phoneText } from '@intake/api/rules';
import { useFormats } from '@intake/i18n';
import { ComboBox } from '@intake/ui/ComboBox';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { FormDrawer } from '../../../../data/forms/FormDrawer.tsx';
import { useForm } from '../../../../data/forms/useForm.ts';
import type { Outcome } from '../../../../data/problem.ts';
import { documentTypeNames } from '../../../../shared/vocabulary.messages.ts';
import { problemText } from '../../../../shared/requests/problemText.ts';
import { attachMessages as texts } from '../../../../shared/requests/attach.messages.ts';

export interface AttachDrawerProps {
  /** What could be attached: those of the patient first, then what came last. */
  faxes: readonly FaxSummary[];
  /** Asks for them, until the drawer closes. */
  onFaxes: (faxes: { isWanted: boolean }) => void;
  onAttach: (attach: { faxId: string }) => Outcome;
  /** It is attached: the form holds nothing any more that leaving it would lose. */
  onAttached: (attached: { faxId: string }) => void;
  onClose: () => void;
}

/** Chooses a further fax for a request, by who sent it or whom it names. */
export function AttachDrawer({ faxes, onFaxes, onAttach, onAttached, onClose }: AttachDrawerProps) {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  useEffect(() => {
    onFaxes({ isWanted: true });
    return () => onFaxes({ isWanted: false });
  }, [onFaxes]);
  const chosen = useRef('');
  const form = useForm({
    initial: { faxId: null as string | null },
    check: ({ faxId }) => ({ faxId: faxId === null && texts.empty }),
    save: ({ faxId }) => {
      chosen.current = faxId ?? '';
      return onAttach({ faxId: chosen.current });
    },
    onSaved: () => onAttached({ faxId: chosen.current }),
    problemText,
  });
  const items = faxes.map(({ id, senderName, from, patientName, receivedAt, documentType, pageCount }) => ({
    id,
    label: [senderName ?? (from ? phoneText(from) : formatMessage(texts.noSender)), patientName].filter(Boolean).join(' · '),
    description: [
      formats.moment(receivedAt), documentType && formatMessage(documentTypeNames[documentType]), pageCount && formatMessage(texts.pages, { count: pageCount }),
    ].filter(Boolean).join(' · '),
  }));
  return (
    <FormDrawer title={formatMessage(texts.title)} form={form} saveLabel={formatMessage(texts.attach)} onClose={onClose}>
      <ComboBox {...form.field('faxId')} label={formatMessage(texts.fax)} description={formatMessage(texts.faxText)} items={items} isRequired autoFocus />
    </FormDrawer>
  );
}
