import type { ClinicNumber, NumberUse } from '@intake/api/contract';
import { phoneText } from '@intake/api/rules';
import { useFormats } from '@intake/i18n';
import { Banner } from '@intake/ui/Banner';
import { Muted } from '@intake/ui/CrudTable';
import { Loaded } from '@intake/ui/Loaded';
import { Skeleton } from '@intake/ui/Skeleton';
import { TextField } from '@intake/ui/TextField';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { FormDrawer } from '../../../data/forms/FormDrawer.tsx';
import { useForm } from '../../../data/forms/useForm.ts';
import { NumberWork } from './NumberWork.tsx';
import { numberAnswers, numberMessages as texts } from './PhoneNumbers.messages.ts';
import { isSame, type PhoneNumbersActions, type PhoneNumbersModel } from './PhoneNumbers.model.ts';
import { Facts } from './PhoneNumbers.styles.ts';

export interface ReleaseDrawerProps extends Pick<PhoneNumbersActions, 'onUse' | 'onRelease'> {
  number: ClinicNumber;
  use: PhoneNumbersModel['use'];
  onClose: () => void;
}

/** Gives a number back for good, once its digits were typed; says first what hangs on it. */
export function ReleaseDrawer({ number, use, onUse, onRelease, onClose }: ReleaseDrawerProps) {
  const { formatMessage } = useIntl();
  const digits = phoneText(number.number);
  const form = useForm({
    initial: { confirmation: '' },
    check: ({ confirmation }) => ({ confirmation: !isSame(confirmation, number.number) && texts.differs }),
    save: ({ confirmation }) => onRelease({ number, confirmation }),
    onSaved: onClose,
    ...numberAnswers,
  });
  useEffect(() => {
    onUse(number.number);
    return () => onUse(null);
    // Once, as it opens and closes.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  return (
    <FormDrawer title={formatMessage(texts.releaseTitle, { number: digits })} saveLabel={formatMessage(texts.submitRelease)} form={form} onClose={onClose}>
      <Banner tone="warning">{formatMessage(texts.releaseText)}</Banner>
      <NumberWork number={number} />
      {use.state !== 'none' && (
        <Loaded of={use} waiting={<Skeleton height="4rem" />} onRetry={() => onUse(number.number)}>
          {(value) => <Uses use={value} />}
        </Loaded>
      )}
      <Muted>{formatMessage(texts.until)}</Muted>
      <TextField {...form.field('confirmation')} label={formatMessage(texts.confirmation)} description={<bdi>{digits}</bdi>} isNumeric inputMode="tel" autoComplete="off" maxLength={40} isRequired />
    </FormDrawer>
  );
}

function Uses({ use: { faxes, lastFaxAt, conversations, waiting, calls } }: { use: NumberUse }) {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  if (faxes + conversations + waiting + calls === 0) return <p>{formatMessage(texts.dependsNothing)}</p>;
  return (
    <section>
      <h3>{formatMessage(texts.depends)}</h3>
      <Facts>
        {faxes > 0 && <li>{formatMessage(texts.faxes, { count: faxes, date: lastFaxAt ? formats.dateTime(lastFaxAt) : '' })}</li>}
        {conversations > 0 && <li>{formatMessage(texts.conversations, { count: conversations })}</li>}
        {calls > 0 && <li>{formatMessage(texts.calls, { count: calls })}</li>}
        {waiting > 0 && <li>{formatMessage(texts.waiting, { count: waiting })}</li>}
      </Facts>
    </section>
  );
}
