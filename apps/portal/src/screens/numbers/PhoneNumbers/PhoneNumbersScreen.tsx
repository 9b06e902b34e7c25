import type { ClinicNumber, ClinicNumbers } from '@intake/api/contract';
import { phoneText } from '@intake/api/rules';
import { useFormats } from '@intake/i18n';
import { Banner } from '@intake/ui/Banner';
import { CellText, CrudTable } from '@intake/ui/CrudTable';
import { IconButton } from '@intake/ui/IconButton';
import { Link } from '@intake/ui/Link';
import { Page } from '@intake/ui/Page';
import { Phone, PhoneOff, SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { ready } from '../../../data/loadable.ts';
import { BindDrawer } from './BindDrawer.tsx';
import { NumberState, NumberWork } from './NumberWork.tsx';
import { OrderDrawer } from './OrderDrawer.tsx';
import { numberMessages as texts } from './PhoneNumbers.messages.ts';
import { isEnded, mayRelease, type PhoneNumbersActions, type PhoneNumbersModel } from './PhoneNumbers.model.ts';
import { ReleaseDrawer } from './ReleaseDrawer.tsx';

export interface PhoneNumbersScreenProps extends PhoneNumbersActions {
  model: PhoneNumbersModel;
  integrationsHref: string;
}

type Open = { what: 'order' } | { what: 'bind' | 'release'; number: ClinicNumber } | null;
type Row = { id: string; number: ClinicNumber };

const rowsOf = (numbers: readonly ClinicNumber[]): Row[] => numbers.map((number) => ({ id: number.id ?? number.number, number }));

/** The numbers of the clinic and what each of them does. Knows nothing of network, router or store. */
export function PhoneNumbersScreen({ model, integrationsHref, onRetry, onSearch, onOrder, onBind, onUse, onRelease }: PhoneNumbersScreenProps) {
  const { formatMessage } = useIntl();
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  const { numbers } = model;
  const line = numbers.state === 'ready' ? numbers.value.line : null;
  const ended = numbers.state === 'ready' ? numbers.value.numbers.filter(isEnded) : [];
  const columns = useColumns();

  return (
    <Page title={formatMessage(texts.title)} description={formatMessage(texts.description)}>
      {line && line !== 'ready' && <Closed line={line} href={integrationsHref} />}
      <CrudTable
        title={formatMessage(texts.live)}
        rows={numbers.state === 'ready' ? { ...numbers, value: rowsOf(numbers.value.numbers.filter((number) => !isEnded(number))) } : numbers}
        columns={columns}
        empty={{ icon: <Phone aria-hidden />, title: formatMessage(texts.emptyTitle), text: formatMessage(texts.emptyText) }}
        {...(line === 'ready' && { create: { label: formatMessage(texts.order), onCreate: () => setOpen({ what: 'order' }) } })}
        nameOf={({ number }) => phoneText(number.number)}
        rowActions={({ number }) => (
          <>
            {number.status === 'active' && (
              <IconButton
                size="sm" icon={<SlidersHorizontal aria-hidden />} label={formatMessage(texts.choose, { number: phoneText(number.number) })}
                onPress={() => setOpen({ what: 'bind', number })}
              />
            )}
            {line === 'ready' && mayRelease(number) && (
              <IconButton
                size="sm" icon={<PhoneOff aria-hidden />} label={formatMessage(texts.release, { number: phoneText(number.number) })}
                onPress={() => setOpen({ what: 'release', number })}
              />
            )}
          </>
        )}
        onRetry={onRetry}
      />
      {ended.length > 0 && (
        <CrudTable
          title={formatMessage(texts.ended)} description={formatMessage(texts.endedText)} rows={ready(rowsOf(ended))} columns={columns.filter(({ id }) => id !== 'work')}
          empty={{ icon: <PhoneOff aria-hidden />, title: formatMessage(texts.ended) }} onRetry={onRetry}
        />
      )}
      {open?.what === 'order' && <OrderDrawer offered={model.offered} onSearch={onSearch} onOrder={onOrder} onClose={close} />}
      {open?.what === 'bind' && <BindDrawer number={open.number} model={model} onBind={onBind} onClose={close} />}
      {open?.what === 'release' && <ReleaseDrawer number={open.number} use={model.use} onUse={onUse} onRelease={onRelease} onClose={close} />}
    </Page>
  );
}

/** Why nothing can be ordered, and what to do. */
function Closed({ line, href }: { line: Exclude<ClinicNumbers['line'], 'ready'>; href: string }) {
  const { formatMessage } = useIntl();
  return line === 'none' ? (
    <Banner tone="neutral" title={formatMessage(texts.noLineTitle)}>
      {formatMessage(texts.noLineText)}
    </Banner>
  ) : (
    <Banner tone="warning" title={formatMessage(texts.offTitle)} actions={<Link href={href}>{formatMessage(texts.integrations)}</Link>}>
      {formatMessage(texts.offText)}
    </Banner>
  );
}

function useColumns() {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const detailsOf = ({ id, kind, region, monthlyCents, currency }: ClinicNumber) =>
    id === null
      ? formatMessage(texts.elsewhere)
      : [kind === 'toll-free' && formatMessage(texts.tollFree), region, monthlyCents !== null && currency && formatMessage(texts.monthly, { price: formats.money(monthlyCents, currency) })].filter(Boolean).join(' · ');
  const timesOf = ({ releasedAt, orderedAt, orderedBy }: ClinicNumber) => {
    if (releasedAt) return formatMessage(texts.releasedAt, { date: formats.date(releasedAt) });
    if (!orderedAt) return null;
    return formatMessage(orderedBy ? texts.orderedBy : texts.orderedAt, { date: formats.date(orderedAt), name: orderedBy });
  };
  return [
    {
      id: 'number', title: formatMessage(texts.number), isRowHeader: true,
      cell: ({ number }: Row) => (
        <CellText isName details={<>{detailsOf(number)}{timesOf(number) && <div>{timesOf(number)}</div>}</>}>
          <bdi>{phoneText(number.number)}</bdi>
        </CellText>
      ),
    },
    { id: 'status', title: formatMessage(texts.status), cell: ({ number }: Row) => <NumberState number={number} /> },
    { id: 'work', title: formatMessage(texts.work), cell: ({ number }: Row) => <NumberWork number={number} /> },
  ];
}
