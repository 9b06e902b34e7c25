import type { PaymentRow } from '@intake/api/contract';
import { useFormats } from '@intake/i18n';
import { Banner } from '@intake/ui/Banner';
import { FileDrop } from '@intake/ui/FileDrop';
import { Table } from '@intake/ui/Table';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { FormDrawer } from '../../../data/forms/FormDrawer.tsx';
import { useForm } from '../../../data/forms/useForm.ts';
import type { Outcome, Problem } from '../../../data/problem.ts';
import { textOf } from '../../../data/textOf.ts';
import { formMessages as texts, invoiceMessages, invoiceProblem, invoiceRefusal, paperMessages, paymentProblemNames } from './Invoices.messages.ts';

export interface PaymentsDrawerProps {
  onPreview: (file: { csv: string }) => Promise<{ rows: readonly PaymentRow[] } | Problem>;
  onImport: (file: { csv: string }) => Outcome;
  onClose: () => void;
}

const nonePayable: Problem = { code: 'none-payable' };

/** What a bank's file pays, shown before anything is booked. */
export function PaymentsDrawer({ onPreview, onImport, onClose }: PaymentsDrawerProps) {
  const { formatMessage } = useIntl();
  const { money, calendarDate } = useFormats();
  const [rows, setRows] = useState<readonly PaymentRow[] | null>(null);
  const [refusal, setRefusal] = useState<Problem | null>(null);
  const count = rows?.filter(({ problem }) => problem === null).length ?? 0;
  const form = useForm({
    initial: { csv: '' },
    save: ({ csv }) => (count > 0 ? onImport({ csv }) : Promise.resolve(refusal ?? nonePayable)),
    onSaved: onClose,
    problemText: invoiceProblem,
    refusalText: invoiceRefusal,
  });
  const preview = async (csv: string) => {
    form.set({ csv });
    const found = await onPreview({ csv });
    setRows('code' in found ? null : found.rows);
    setRefusal('code' in found ? found : null);
  };
  return (
    <FormDrawer title={formatMessage(invoiceMessages.importPayments)} saveLabel={formatMessage(texts.paymentBook, { count })} form={form} size="lg" onClose={onClose}>
      <FileDrop
        label={formatMessage(texts.paymentFile)}
        hint={formatMessage(texts.paymentHint)}
        acceptedFileTypes={['.csv', 'text/csv']}
        allowsMultiple={false}
        onChoose={({ files: [file] }) => {
          if (file) void textOf(file).then(preview);
        }}
      />
      {refusal && <Banner tone="danger">{formatMessage(invoiceProblem(refusal))}</Banner>}
      {rows && count === 0 && <Banner tone="warning">{formatMessage(invoiceProblem(nonePayable))}</Banner>}
      {rows && rows.length > 0 && (
        <Table
          label={formatMessage(invoiceMessages.importPayments)}
          isLabelHidden
          isDense
          isStacking
          rows={rows}
          rowId={({ row }) => String(row)}
          columns={[
            { id: 'reference', title: formatMessage(texts.reference), isRowHeader: true, cell: ({ reference, number, buyerName }) => <bdi>{buyerName ? `${number} · ${buyerName}` : reference}</bdi> },
            { id: 'day', title: formatMessage(texts.paidOn), cell: ({ paidOn }) => paidOn && calendarDate(paidOn) },
            { id: 'amount', title: formatMessage(paperMessages.amount), align: 'end', isNumeric: true, cell: ({ amount }) => amount !== null && money(amount, 'CAD') },
            { id: 'state', title: formatMessage(texts.paymentState), cell: ({ problem }) => formatMessage((problem && paymentProblemNames[problem]) || texts.paymentWillBook) },
          ]}
        />
      )}
    </FormDrawer>
  );
}
