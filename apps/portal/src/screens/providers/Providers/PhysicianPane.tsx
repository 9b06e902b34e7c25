import { Pencil, Plus, Printer } from 'lucide-react';
import { useIntl } from 'react-intl';
import { useFormats } from '@intake/i18n';
import { Avatar } from '@intake/ui/Avatar';
import { Badge } from '@intake/ui/Badge';
import { Button } from '@intake/ui/Button';
import { Muted } from '@intake/ui/CrudTable';
import { DescriptionList } from '@intake/ui/DescriptionList';
import { Link } from '@intake/ui/Link';
import { List } from '@intake/ui/List';
import { Loaded } from '@intake/ui/Loaded';
import { Pane, PaneBody, PaneHeader, PaneSection } from '@intake/ui/Pane';
import { Skeleton } from '@intake/ui/Skeleton';
import type { LearnedNumber, Physician, Site } from '@intake/api/contract';
import { phoneText, practitionerNumberFormat, registerName } from '@intake/api/rules';
import { Doubles } from '../../../shared/merge/Doubles.tsx';
import { LoadedProvider } from './LoadedProvider.tsx';
import { fieldMessages, learnedMessages, listMessages, paneMessages as texts, siteMessages } from './Providers.messages.ts';
import type { OpenProvider, ProvidersActions } from './Providers.model.ts';

export interface PhysicianPaneProps extends Pick<ProvidersActions, 'onOpen' | 'onUndoMerge'> {
  open: Extract<OpenProvider, { kind: 'physicians' }>;
  /** With a number that is to become a site. Left out where one may not. */
  onEdit: ((physician: Physician, faxNumber?: string) => void) | undefined;
  onRetry: () => void;
  onBack: () => void;
}

/** Who a physician is, where they work, and from where they also fax. */
export function PhysicianPane({ open, onEdit, onRetry, onOpen, onUndoMerge, onBack }: PhysicianPaneProps) {
  const { formatMessage } = useIntl();
  return (
    <LoadedProvider of={open.physician} onRetry={onRetry}>
      {(physician) => (
        <Pane label={formatMessage(texts.physician)}>
          <PaneHeader
            title={registerName(physician)}
            detail={<bdi>{physician.specialty}</bdi>}
            start={<Avatar name={[physician.givenName, physician.familyName].filter(Boolean).join(' ')} isDecorative />}
            status={physician.isInternal && <Badge>{formatMessage(listMessages.internal)}</Badge>}
            actions={
              onEdit && (
                <Button size="sm" icon={<Pencil aria-hidden />} onPress={() => onEdit(physician)}>
                  {formatMessage(texts.edit)}
                </Button>
              )
            }
            backLabel={formatMessage(texts.back)}
            backKeys={['Escape']}
            isBackNarrow
            onBack={onBack}
          />
          <PaneBody>
            <Numbers physician={physician} />
            <Sites sites={physician.sites} onOpen={onOpen} />
            <Learned learned={open.learned} onAdd={onEdit && ((number) => onEdit(physician, number))} onRetry={onRetry} />
            {open.doubles && <Doubles kind="physician" id={physician.id} doubles={open.doubles} onUndo={onUndoMerge} />}
          </PaneBody>
        </Pane>
      )}
    </LoadedProvider>
  );
}

/** As the register and the insurer know them, and whether that is how they write it. */
function Numbers({ physician }: { physician: Physician }) {
  const { formatMessage } = useIntl();
  const { licenceNumber, billingNumber, province } = physician;
  const shown = (kind: 'licence' | 'billing', number: string | null) => {
    if (number === null) return <Muted>{formatMessage(fieldMessages.notStated)}</Muted>;
    return (
      <>
        <bdi>{number}</bdi>
        {practitionerNumberFormat(kind, number, province) === 'unusual' && <div><Muted>{formatMessage(fieldMessages.unusual)}</Muted></div>}
      </>
    );
  };
  return (
    <DescriptionList
      isStacked
      items={[
        { id: 'licence', term: formatMessage(fieldMessages.licence), details: shown('licence', licenceNumber) },
        { id: 'billing', term: formatMessage(fieldMessages.billing), details: shown('billing', billingNumber) },
        { id: 'province', term: formatMessage(fieldMessages.province), details: province ?? <Muted>{formatMessage(fieldMessages.notStated)}</Muted> },
      ]}
    />
  );
}

function Sites({ sites, onOpen }: { sites: readonly Site[] } & Pick<ProvidersActions, 'onOpen'>) {
  const { formatMessage } = useIntl();
  const title = formatMessage(siteMessages.title);
  const numbers = (label: string, own: string | null, reached: string | null) => (
    <div>
      {label} <bdi>{reached ? phoneText(reached) : formatMessage(siteMessages.noNumber)}</bdi>
      {reached && !own && <> · {formatMessage(siteMessages.ofClinic)}</>}
    </div>
  );
  const open = (id: string) => {
    const clinicId = sites.find((site) => site.id === id)?.clinicId;
    if (clinicId) onOpen({ kind: 'clinics', id: clinicId });
  };
  return (
    <PaneSection title={title}>
      {sites.length === 0 ? (
        <Muted>{formatMessage(siteMessages.none)}</Muted>
      ) : (
        <List
          isFramed
          label={title}
          items={sites.map((site, at) => ({
            id: site.id,
            title: site.clinicName ?? formatMessage(siteMessages.unnamed),
            detail: (
              <>
                {numbers(formatMessage(fieldMessages.fax), site.faxNumber, site.reaches.fax)}
                {numbers(formatMessage(fieldMessages.phone), site.phone, site.reaches.phone)}
              </>
            ),
            end: at === 0 && sites.length > 1 ? <Badge>{formatMessage(siteMessages.usual)}</Badge> : undefined,
          }))}
          onAction={sites.some(({ clinicId }) => clinicId) ? ({ id }) => open(id) : undefined}
        />
      )}
    </PaneSection>
  );
}

interface LearnedProps {
  learned: Extract<OpenProvider, { kind: 'physicians' }>['learned'];
  onAdd: ((number: string) => void) | undefined;
  onRetry: () => void;
}

/** What filed faxes say of their numbers, with the faxes that say so. Nothing, where there is nothing to say. */
function Learned({ learned, onAdd, onRetry }: LearnedProps) {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  if (learned.state === 'ready' && learned.value.length === 0) return null;
  const title = formatMessage(learnedMessages.title);
  const rowOf = ({ number, faxCount, lastFiledAt, lastFaxId }: LearnedNumber) => {
    const last = formatMessage(learnedMessages.last, { moment: formats.moment(lastFiledAt) });
    return {
      id: number,
      title: phoneText(number),
      icon: <Printer aria-hidden />,
      detail: (
        <>
          {formatMessage(learnedMessages.count, { count: faxCount })} · {lastFaxId ? <Link href={`/app/apps/faxes?fax=${lastFaxId}`}>{last}</Link> : last}
        </>
      ),
      end: onAdd && (
        <Button size="sm" icon={<Plus aria-hidden />} aria-label={formatMessage(learnedMessages.add, { number: phoneText(number) })} onPress={() => onAdd(number)}>
          {formatMessage(learnedMessages.addShort)}
        </Button>
      ),
    };
  };
  return (
    <PaneSection title={title}>
      <Loaded
        of={learned}
        waiting={<Skeleton lines={2} />}
        waitingLabel={formatMessage(learnedMessages.loading)}
        failed={{ title: formatMessage(learnedMessages.failed) }}
        onRetry={onRetry}
      >
        {(numbers) => (
          <>
            <Muted>{formatMessage(learnedMessages.text)}</Muted>
            <List isFramed label={title} items={numbers.map(rowOf)} />
          </>
        )}
      </Loaded>
    </PaneSection>
  );
}
