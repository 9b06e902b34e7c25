import type { LetterDraft, LetterPreview, SendFax } from '@intake/api/contract';
import { priorities } from '@intake/api/rules';
import { localeNames } from '@intake/i18n';
import { Checkbox } from '@intake/ui/Checkbox';
import { ComboBox } from '@intake/ui/ComboBox';
import { DatePicker } from '@intake/ui/DatePicker';
import { Select } from '@intake/ui/Select';
import { TextArea } from '@intake/ui/TextArea';
import { TextField } from '@intake/ui/TextField';
import { TimeField } from '@intake/ui/TimeField';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { choice, toggle, useFormValue } from '../../data/forms/controls.ts';
import { FormDrawer } from '../../data/forms/FormDrawer.tsx';
import { useForm } from '../../data/forms/useForm.ts';
import { ready, type Loadable } from '../../data/loadable.ts';
import type { Outcome } from '../../data/problem.ts';
import type { Price } from '../credits/price.ts';
import { PriceNote } from '../credits/PriceNote.tsx';
import { numberOf, numberProblems } from '../letters/faxNumber.model.ts';
import { FaxNumberFields, type FaxNumberFieldsProps } from '../letters/FaxNumberFields.tsx';
import { letterProblem, numberMessages, numberRefusal } from '../letters/letters.messages.ts';
import { LetterSheets } from '../letters/LetterSheets.tsx';
import { Composed, Fields } from '../letters/LetterSheets.styles.ts';
import { priorityNames } from '../vocabulary.messages.ts';
import { sendMessages as texts } from './sendFax.messages.ts';
import { chosenPages, coverOf, requestOf, whenProblem, type Recipient, type SendFaxValues } from './sendFax.model.ts';

type Pages = LetterPreview['pages'];

export interface SendFaxDrawerProps extends Pick<FaxNumberFieldsProps<never>, 'isKnown' | 'onNumber'> {
  faxId: string;
  /** Of the stored fax, in order. */
  pages: Pages;
  /** Who is proposed: whoever sent it. */
  origin: Recipient | null;
  /** Found in the directory by what was typed. */
  recipients: readonly Recipient[];
  cover: Loadable<Pick<LetterPreview, 'pages' | 'pageCount'>>;
  timeZone: string;
  price: Price | null;
  onSearch: (search: { text: string }) => void;
  /** Null without a cover page. */
  onCover: (change: { cover: LetterDraft | null }) => void;
  onSend: (send: { request: SendFax }) => Outcome;
  onClose: () => void;
}

const whenTexts = { missing: texts.whenNeeded, past: texts.whenPast, far: texts.whenFar };

/** Sends a stored document on, whole or by pages: to whom, what goes out, and when. */
export function SendFaxDrawer(props: SendFaxDrawerProps) {
  const { faxId, pages, origin, recipients, cover, timeZone, price, isKnown, onNumber, onSearch, onCover, onSend, onClose } = props;
  const intl = useIntl();
  const { formatMessage } = intl;
  const [recipient, setRecipient] = useState(origin);
  const form = useForm<SendFaxValues>({
    initial: {
      ...numberOf(origin?.sites ?? []),
      recipientId: origin?.id ?? null, name: origin?.name ?? '', pages: '', hasCover: true, locale: intl.locale.slice(0, 2), note: '', priority: 'routine',
      isLater: false, date: null, time: null,
    },
    check: (values) => {
      const number = numberProblems(values, isKnown === true);
      const when = whenProblem(values, timeZone, Date.now());
      return {
        pages: chosenPages(values.pages, pages.length) === null && texts.pagesWrong,
        number: number.number && numberMessages.required,
        confirmation: number.confirmation && numberMessages.confirmWrong,
        date: when && whenTexts[when],
      };
    },
    save: (values) => onSend({ request: requestOf(values, { faxId, pageCount: pages.length, clinic: recipient?.clinic ?? null, timeZone }) }),
    onSaved: onClose,
    problemText: letterProblem,
    refusalText: numberRefusal,
  });
  const hasCover = useFormValue(form, (values) => values.hasCover);
  const isLater = useFormValue(form, (values) => values.isLater);
  const chosen = chosenPages(useFormValue(form, (values) => values.pages), pages.length);
  const draft = useFormValue(form, (values) =>
    JSON.stringify(values.hasCover ? coverOf(values, chosen?.length ?? pages.length, recipient?.clinic ?? null) : null),
  );
  useEffect(() => onCover({ cover: JSON.parse(draft) as LetterDraft | null }), [draft, onCover]);
  const take = (id: string | null) => {
    const found = recipients.find((one) => one.id === id) ?? (origin?.id === id ? origin : null);
    setRecipient(found);
    form.set({ recipientId: id, ...(found && { name: found.name, ...numberOf(found.sites) }) });
  };
  const listed = [...(origin ? [origin] : []), ...recipients.filter(({ id }) => id !== origin?.id)];
  const document = { pages: (chosen ?? []).flatMap((page) => pages[page - 1] ?? []), pageCount: chosen?.length ?? 0 };
  return (
    <FormDrawer size="lg" title={formatMessage(texts.title)} form={form} saveLabel={formatMessage(texts.send)} onClose={onClose}>
      <Composed>
        <Fields>
          <ComboBox
            label={formatMessage(texts.recipient)}
            description={formatMessage(texts.recipientText)}
            placeholder={formatMessage(texts.recipientPlaceholder)}
            items={listed.map(({ id, name, clinic }) => ({ id, label: name, ...(clinic && { description: clinic }) }))}
            defaultValue={origin?.id ?? null}
            defaultInputValue={origin?.name ?? ''}
            isRemote
            allowsCustomValue
            onInputChange={({ value }) => {
              form.set({ name: value });
              onSearch({ text: value });
            }}
            onChange={({ value }) => take(value)}
          />
          <FaxNumberFields key={recipient?.id} form={form} sites={recipient?.sites ?? []} isKnown={isKnown} onNumber={onNumber} />
          <TextField {...form.field('pages')} label={formatMessage(texts.pages)} description={formatMessage(texts.pagesText, { count: pages.length })} />
          <Checkbox {...toggle(form, 'hasCover')} label={formatMessage(texts.cover)} description={formatMessage(texts.coverText)} />
          {hasCover && (
            <>
              <Select {...choice(form, 'locale')} label={formatMessage(texts.locale)} items={Object.entries(localeNames).map(([id, label]) => ({ id, label }))} />
              <TextArea {...form.field('note')} label={formatMessage(texts.note)} description={formatMessage(texts.noteText)} rows={2} maxLength={2000} />
            </>
          )}
          <Select {...choice(form, 'priority')} label={formatMessage(texts.priority)} items={priorities.map((id) => ({ id, label: formatMessage(priorityNames[id]) }))} />
          <Checkbox {...toggle(form, 'isLater')} label={formatMessage(texts.later)} />
          {isLater && (
            <>
              <DatePicker {...form.field('date')} label={formatMessage(texts.date)} isRequired />
              <TimeField {...form.field('time')} label={formatMessage(texts.time)} isRequired />
            </>
          )}
          <PriceNote price={price} units={document.pageCount + (hasCover ? (cover.state === 'ready' ? cover.value.pageCount : 1) : 0)} text={texts.price} shortText={texts.priceShort} />
        </Fields>
        <Fields role="group" aria-label={formatMessage(texts.preview)}>
          {hasCover && <LetterSheets of={cover} />}
          <LetterSheets of={ready(document)} />
        </Fields>
      </Composed>
    </FormDrawer>
  );
}
