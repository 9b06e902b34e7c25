import type { Phone, PhoneMessage } from '@intake/api/contract';
import { largestAttachments, phoneText } from '@intake/api/rules';
import { useFormats } from '@intake/i18n';
import { Button } from '@intake/ui/Button';
import { EmptyState } from '@intake/ui/EmptyState';
import { FilterBar } from '@intake/ui/FilterBar';
import { Form } from '@intake/ui/Form';
import { LinkButton } from '@intake/ui/Link';
import { Loaded } from '@intake/ui/Loaded';
import { MasterDetail, Workspace } from '@intake/ui/MasterDetail';
import { PagedRows } from '@intake/ui/PagedRows';
import { Skeleton } from '@intake/ui/Skeleton';
import { TagGroup } from '@intake/ui/Tag';
import { TextField } from '@intake/ui/TextField';
import { RowLines } from '@intake/ui/VirtualList';
import { VisuallyHidden } from '@intake/ui/VisuallyHidden';
import { ArrowLeft, Paperclip, Smartphone } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useForm } from '../../../data/forms/useForm.ts';
import type { Loadable, Paged } from '../../../data/loadable.ts';
import type { Outcome } from '../../../data/problem.ts';
import { AttachFiles } from '../../../shared/texting/AttachFiles.tsx';
import type { DraftFile } from '../../../shared/texting/composer.model.ts';
import { textingProblem } from '../../../shared/texting/texting.messages.ts';
import { titles } from '../routes.messages.ts';
import { phoneMessages as texts } from './Phones.messages.ts';
import { Case, Desk, Foot, Head, Lead, Line, Messages, Quick, Screen } from './Phones.styles.ts';

export interface OpenPhone extends Phone {
  messages: readonly PhoneMessage[];
}

export interface PhonesScreenProps {
  phones: Paged<Phone>;
  openNumber: string | null;
  phone: Loadable<OpenPhone> | { state: 'none' };
  backHref: string;
  onOpen: (open: { number: string | null }) => void;
  onAnswer: (answer: { text: string; picture?: DraftFile | undefined }) => Outcome;
  onRetry: () => void;
  onRetryPhone: () => void;
}

const idOf = ({ number }: Phone) => number;
/** As patients answer; the words are those that the clinic has to understand. */
const quickAnswers = ['1', '2', 'STOP', 'START'];

/** Where one answers as a patient of the demo. Knows nothing of network, router or store. */
export function PhonesScreen({ phones, openNumber, phone, backHref, onOpen, onAnswer, onRetry, onRetryPhone }: PhonesScreenProps) {
  const { formatMessage } = useIntl();
  return (
    <Workspace title={formatMessage(titles.phones)}>
      <FilterBar lead={<Lead>{formatMessage(texts.lead)}</Lead>}>
        <LinkButton size="sm" href={backHref} icon={<ArrowLeft aria-hidden data-flip />}>
          {formatMessage(texts.back)}
        </LinkButton>
      </FilterBar>
      <MasterDetail
        listLabel={formatMessage(texts.list)}
        detailLabel={formatMessage(texts.phone)}
        defaultRatio={0.3}
        minStart={260}
        minEnd={340}
        openId={openNumber}
        onClose={() => onOpen({ number: null })}
        list={
          <PagedRows
            label={formatMessage(texts.list)}
            of={phones}
            rowId={idOf}
            rowHeight="3.75rem"
            row={phoneRow}
            selected={openNumber}
            empty={{ icon: <Smartphone aria-hidden />, title: formatMessage(texts.emptyTitle), text: formatMessage(texts.emptyText) }}
            failed={{ title: formatMessage(texts.failedTitle), text: formatMessage(texts.failedText) }}
            onOpen={({ id }) => onOpen({ number: id })}
            onMore={onRetry}
            onRetry={onRetry}
          />
        }
        detail={
          phone.state !== 'none' && (
            <Loaded of={phone} isPane waiting={<Skeleton lines={6} />} onRetry={onRetryPhone}>
              {(value) => <OpenedPhone key={value.number} phone={value} onAnswer={onAnswer} />}
            </Loaded>
          )
        }
        none={<EmptyState icon={<Smartphone aria-hidden />} title={formatMessage(texts.chooseTitle)} />}
      />
    </Workspace>
  );
}

const phoneRow = (phone: Phone) => <PhoneRow phone={phone} />;

function PhoneRow({ phone: { number, ownerName, last } }: { phone: Phone }) {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  return <RowLines title={<bdi>{ownerName ?? formatMessage(texts.unknown)}</bdi>} end={last && formats.moment(last.at)} detail={<bdi>{last ? last.text || formatMessage(texts.picture) : phoneText(number)}</bdi>} />;
}

function OpenedPhone({ phone, onAnswer }: { phone: OpenPhone; onAnswer: PhonesScreenProps['onAnswer'] }) {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const scroller = useRef<HTMLDivElement>(null);
  const newest = phone.messages.at(-1)?.id;
  useLayoutEffect(() => {
    if (scroller.current) scroller.current.scrollTop = scroller.current.scrollHeight;
  }, [newest]);
  return (
    <Desk>
      <Case>
        <Head>
          <h2>
            <bdi>{phone.ownerName ?? formatMessage(texts.unknown)}</bdi>
          </h2>
          <p>
            <bdi>{phoneText(phone.number)}</bdi>
          </p>
        </Head>
        <Screen ref={scroller} role="log" tabIndex={0} aria-label={formatMessage(texts.phone)}>
          <Messages>
            {phone.messages.map(({ id, isOwn, text, files, at }) => (
              <li key={id} data-own={isOwn || undefined}>
                <VisuallyHidden>{formatMessage(isOwn ? texts.own : texts.clinic)}</VisuallyHidden>
                {text && <p dir="auto">{text}</p>}
                {files.map(({ mediaType, url }, index) =>
                  url && mediaType.startsWith('image/') ? (
                    <img key={index} src={url} alt={formatMessage(texts.picture)} />
                  ) : (
                    <span key={index}>
                      <Paperclip aria-hidden />
                      {formatMessage(url ? texts.document : texts.sentPicture)}
                    </span>
                  ),
                )}
                <time dateTime={at}>{formats.moment(at)}</time>
              </li>
            ))}
          </Messages>
        </Screen>
        <Foot>
          <Quick role="group" aria-label={formatMessage(texts.quick)}>
            {quickAnswers.map((text) => (
              <Button key={text} size="sm" onPress={() => void onAnswer({ text })}>
                {text}
              </Button>
            ))}
          </Quick>
          <Answer key={newest} clinicNumber={phone.clinicNumber} onAnswer={onAnswer} />
        </Foot>
      </Case>
    </Desk>
  );
}

function Answer({ clinicNumber, onAnswer }: Pick<PhonesScreenProps, 'onAnswer'> & Pick<Phone, 'clinicNumber'>) {
  const { formatMessage } = useIntl();
  const [[picture], setPictures] = useState<readonly DraftFile[]>([]);
  const form = useForm({
    initial: { text: '' },
    check: ({ text }) => ({ text: text.trim() === '' && !picture && texts.blank }),
    save: ({ text }) => onAnswer({ text: text.trim(), ...(picture && { picture }) }),
    problemText: textingProblem,
  });
  return (
    <Form {...form.props} label={formatMessage(texts.field)} hasSummary={false}>
      <Line>
        <TextField {...form.field('text')} label={formatMessage(texts.field)} maxLength={1600} />
        {clinicNumber && <AttachFiles files={[]} mostFiles={1} maxBytes={largestAttachments(clinicNumber)} onFiles={({ files }) => setPictures(files)} />}
        <Button type="submit" variant="primary">
          {formatMessage(texts.send)}
        </Button>
      </Line>
      {picture && <TagGroup label={formatMessage(texts.picture)} isLabelHidden items={[{ id: picture.id, label: picture.name }]} onRemove={() => setPictures([])} />}
    </Form>
  );
}
