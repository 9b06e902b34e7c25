import type { ProposedUse } from '@intake/api/contract';
import { quantityScale, sumInvoice, taxesOf, taxKinds, type TaxKind } from '@intake/api/rules';
import { Button, ButtonRow } from '@intake/ui/Button';
import { NumberField } from '@intake/ui/NumberField';
import { Select } from '@intake/ui/Select';
import { TextField } from '@intake/ui/TextField';
import { Plus, Trash2 } from 'lucide-react';
import { IconButton } from '@intake/ui/IconButton';
import { useIntl } from 'react-intl';
import { useFormValue } from '../../../data/forms/controls.ts';
import type { FormState } from '../../../data/forms/useForm.ts';
import { causeNames, formMessages as texts, paperMessages, taxKindNames } from './Invoices.messages.ts';
import { newLine, type DraftValues, type InvoicesModel, type LineValues } from './Invoices.model.ts';
import { Beside, LineBox } from './Invoices.styles.ts';
import { InvoiceSums } from './InvoiceSums.tsx';

interface InvoiceLinesProps extends Pick<InvoicesModel, 'proposals'> {
  form: FormState<DraftValues>;
  today: string;
  label: string;
}

const price = { style: 'currency', currency: 'CAD', currencyDisplay: 'narrowSymbol', maximumFractionDigits: 4 } as const;

/** The lines of a draft, with what they come to as they are typed. */
export function InvoiceLines({ form, proposals, today, label }: InvoiceLinesProps) {
  const { formatMessage } = useIntl();
  const lines = useFormValue(form, (values) => values.lines);
  const province = useFormValue(form, (values) => values.province);
  const proposed = proposals.state === 'ready' ? proposals.value : [];
  // What bills use has as much of it as there is, whatever the draft had before.
  const counted = lines.map((line) => countedLine(line, proposed));
  const change = (at: number, more: Partial<LineValues>) => form.set({ lines: form.values().lines.map((line, index) => (index === at ? { ...line, ...more } : line)) });
  const unbilled = proposed.filter(({ cause }) => !lines.some((line) => line.cause === cause));
  const addUse = () =>
    form.set({
      lines: [
        ...form.values().lines.filter(({ description, unitPrice }) => description !== '' || unitPrice !== 0),
        ...unbilled.map(({ cause, units }) => newLine({ cause, quantity: units * quantityScale, description: formatMessage(causeNames[cause]) })),
      ],
    });
  return (
    <>
      {lines.map((line, index) => (
        <LineBox key={line.key}>
          <legend>{formatMessage(texts.line, { number: index + 1 })}</legend>
          <TextField
            name={`lines.${index}.description`}
            label={formatMessage(paperMessages.description)}
            defaultValue={line.description}
            isRequired
            maxLength={300}
            onChange={({ value }) => change(index, { description: value })}
          />
          <Beside>
            {line.cause === null ? (
              <NumberField
                name={`lines.${index}.quantity`}
                label={formatMessage(paperMessages.quantity)}
                isLive
                defaultValue={line.quantity / quantityScale}
                minValue={0}
                maxValue={2_000_000}
                formatOptions={{ maximumFractionDigits: 3 }}
                onChange={({ value }) => change(index, { quantity: Math.round((value ?? 0) * quantityScale) })}
              />
            ) : (
              <NumberField
                label={formatMessage(paperMessages.quantity)}
                description={formatMessage(texts.fromUse)}
                value={counted[index]!.quantity / quantityScale}
                isReadOnly
              />
            )}
            <NumberField
              name={`lines.${index}.unitPrice`}
              label={formatMessage(paperMessages.price)}
              isLive
              defaultValue={line.unitPrice / 10_000}
              minValue={0}
              maxValue={200_000}
              formatOptions={price}
              onChange={({ value }) => change(index, { unitPrice: Math.round((value ?? 0) * 10_000) })}
            />
            <Select
              name={`lines.${index}.tax`}
              label={formatMessage(texts.tax)}
              defaultValue={line.tax}
              items={taxKinds.map((id) => ({ id, label: formatMessage(taxKindNames[id]) }))}
              onChange={({ value }) => change(index, { tax: value as TaxKind })}
            />
          </Beside>
          {lines.length > 1 && (
            <span>
              <IconButton label={formatMessage(texts.removeLine, { number: index + 1 })} icon={<Trash2 aria-hidden />} onPress={() => form.set({ lines: form.values().lines.filter(({ key }) => key !== line.key) })} />
            </span>
          )}
        </LineBox>
      ))}
      <ButtonRow label={label}>
        <Button size="sm" icon={<Plus aria-hidden />} onPress={() => form.set({ lines: [...form.values().lines, newLine()] })}>
          {formatMessage(texts.addLine)}
        </Button>
        {unbilled.length > 0 && (
          <Button size="sm" icon={<Plus aria-hidden />} onPress={addUse}>
            {formatMessage(texts.addUse)}
          </Button>
        )}
      </ButtonRow>
      {proposals.state === 'ready' && proposed.length === 0 && <p>{formatMessage(texts.useNone)}</p>}
      <section aria-label={formatMessage(texts.totals)} aria-live="polite">
        <InvoiceSums sum={sumInvoice(counted, taxesOf(province, today))} />
      </section>
    </>
  );
}

/** Use that this draft bills already is not proposed again: then its own count stands. */
function countedLine(line: LineValues, proposed: readonly ProposedUse[]): LineValues {
  const found = proposed.find(({ cause }) => cause === line.cause);
  return line.cause !== null && found && line.quantity === 0 ? { ...line, quantity: found.units * quantityScale } : line;
}
