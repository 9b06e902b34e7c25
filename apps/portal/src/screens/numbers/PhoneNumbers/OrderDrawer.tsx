import type { AvailableNumber } from '@intake/api/contract';
import { numberKinds, phoneText } from '@intake/api/rules';
import { useFormats } from '@intake/i18n';
import { Button } from '@intake/ui/Button';
import { Muted } from '@intake/ui/CrudTable';
import { Loaded } from '@intake/ui/Loaded';
import { RadioGroup } from '@intake/ui/RadioGroup';
import { Skeleton } from '@intake/ui/Skeleton';
import { TextField } from '@intake/ui/TextField';
import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useIntl } from 'react-intl';
import { choice, useFormValue } from '../../../data/forms/controls.ts';
import { FormDrawer } from '../../../data/forms/FormDrawer.tsx';
import { isRefused, type Refusals } from '../../../data/forms/refusals.ts';
import { useForm } from '../../../data/forms/useForm.ts';
import { newId } from '../../../data/newId.ts';
import { numberAnswers, numberMessages as texts } from './PhoneNumbers.messages.ts';
import { emptySearch, searchErrors, type PhoneNumbersActions, type PhoneNumbersModel } from './PhoneNumbers.model.ts';
import { SearchFields } from './PhoneNumbers.styles.ts';

export interface OrderDrawerProps extends Pick<PhoneNumbersActions, 'onSearch' | 'onOrder'> {
  offered: PhoneNumbersModel['offered'];
  onClose: () => void;
}

/** Looks for a number and orders it. What was searched for is kept; one order is one order, however often it is sent. */
export function OrderDrawer({ offered, onSearch, onOrder, onClose }: OrderDrawerProps) {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const [clientKey] = useState(newId);
  const found = offered.state === 'ready' ? offered.value : [];
  const form = useForm({
    initial: { ...emptySearch, number: null as string | null },
    check: (values) => ({ ...searchErrors(values), number: !found.some(({ number }) => number === values.number) && texts.numberMissing }),
    save: ({ number }) => onOrder({ clientKey, number: found.find((one) => one.number === number)! }),
    onSaved: onClose,
    ...numberAnswers,
  });
  const kind = useFormValue(form, (values) => values.kind);
  useEffect(() => {
    onSearch(emptySearch);
    return () => onSearch(null);
    // Once, as it opens and closes.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  const [refused, setRefused] = useState<Refusals>({});
  const search = () => {
    const values = form.values();
    const wrong = searchErrors(values);
    setRefused(wrong);
    if (!isRefused(wrong)) onSearch(values);
  };
  const searchField = (name: 'areaCode' | 'contains') => ({ ...form.field(name), error: refused[name] ? formatMessage(refused[name]) : undefined, isNumeric: true, inputMode: 'numeric' as const });
  // A number is ordered by the button alone.
  const searchByEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    search();
  };
  const priceOf = ({ monthlyCents, currency }: AvailableNumber) => (monthlyCents !== null && currency ? formatMessage(texts.monthly, { price: formats.money(monthlyCents, currency) }) : null);

  return (
    <FormDrawer title={formatMessage(texts.orderTitle)} saveLabel={formatMessage(texts.submit)} form={form} onClose={onClose}>
      <RadioGroup
        {...choice(form, 'kind')}
        label={formatMessage(texts.kind)}
        orientation="horizontal"
        items={numberKinds.map((id) => ({ id, label: formatMessage(id === 'local' ? texts.local : texts.tollFree) }))}
      />
      <SearchFields onKeyDown={searchByEnter}>
        {kind === 'local' && <TextField {...searchField('areaCode')} label={formatMessage(texts.areaCode)} maxLength={3} />}
        {kind === 'local' && <TextField {...form.field('locality')} label={formatMessage(texts.city)} maxLength={60} />}
        <TextField {...searchField('contains')} label={formatMessage(texts.contains)} maxLength={7} />
      </SearchFields>
      <div>
        <Button icon={<Search aria-hidden />} onPress={search}>
          {formatMessage(texts.search)}
        </Button>
      </div>
      {offered.state !== 'none' && (
        <Loaded of={offered} waiting={<Skeleton height="12rem" />} onRetry={search}>
          {(numbers) =>
            numbers.length === 0 ? (
              <Muted role="status">{formatMessage(texts.noneOffered)}</Muted>
            ) : (
              <RadioGroup
                key={numbers[0]?.number}
                {...choice(form, 'number')}
                label={formatMessage(texts.offered)}
                description={formatMessage(texts.cost)}
                items={numbers.map((one) => ({ id: one.number, label: phoneText(one.number), description: [one.region, priceOf(one)].filter(Boolean).join(' · ') }))}
              />
            )
          }
        </Loaded>
      )}
    </FormDrawer>
  );
}
