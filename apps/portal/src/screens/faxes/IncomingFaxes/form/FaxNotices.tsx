import { useIntl } from 'react-intl';
import { useFormats } from '@intake/i18n';
import { Banner } from '@intake/ui/Banner';
import { Button } from '@intake/ui/Button';
import type { FaxDetail } from '@intake/api/contract';
import type { FaxAccess } from '../model/screenModel.ts';
import { stateMessages as states, warningMessages as warnings } from './form.messages.ts';

export interface FaxNoticesProps {
  fax: FaxDetail;
  access: FaxAccess;
  /** Opens the fax that holds the same content. */
  onOpen: (open: { faxId: string }) => void;
  /** Shows where the packet would be cut. */
  onSplit: (split: { pages: readonly number[] }) => void;
}

const splittable = 'another-patient';
const harmless: readonly string[] = ['first-time-sender'];

const isKnown = (code: string): code is keyof typeof warnings => code in warnings;

/** What to know before filing. */
export function FaxNotices({ fax, access, onOpen, onSplit }: FaxNoticesProps) {
  const intl = useIntl();
  const formats = useFormats();
  const pagesOf = (pages: readonly number[]) =>
    pages.length === 0
      ? intl.formatMessage(warnings.wholeFax)
      : intl.formatMessage(warnings.pages, { count: pages.length, pages: formats.list(pages.map(String)) });

  return (
    <>
      <AccessNotice fax={fax} access={access} />
      {fax.warnings.map(({ code, pages }) => (
        <Banner
          key={code + pages.join()}
          tone={harmless.includes(code) ? 'neutral' : 'warning'}
          actions={
            <>
              {code === 'duplicate' && fax.duplicateOf && (
                <Button size="sm" onPress={() => onOpen({ faxId: fax.duplicateOf ?? '' })}>
                  {intl.formatMessage(warnings.openDuplicate)}
                </Button>
              )}
              {code === splittable && access.mode === 'edit' && fax.pages.length > 1 && (
                <Button size="sm" onPress={() => onSplit({ pages })}>
                  {intl.formatMessage(warnings.proposeSplit)}
                </Button>
              )}
            </>
          }
        >
          {isKnown(code)
            ? intl.formatMessage(warnings[code], { pages: pagesOf(pages) })
            : intl.formatMessage(warnings.general, { code })}
        </Banner>
      ))}
    </>
  );
}

function AccessNotice({ fax, access }: Pick<FaxNoticesProps, 'fax' | 'access'>) {
  const intl = useIntl();
  const formats = useFormats();
  if (fax.status === 'on-hold') {
    return (
      <Banner tone="neutral" title={intl.formatMessage(states.onHoldTitle)}>
        {fax.note ?? intl.formatMessage(states.onHoldText)}
      </Banner>
    );
  }
  if (access.mode !== 'view') return null;
  if (access.because === 'claimed') {
    return (
      <Banner tone="warning" title={intl.formatMessage(states.claimedTitle, { name: access.holder })}>
        {intl.formatMessage(states.claimedText, { time: formats.time(access.until) })}
      </Banner>
    );
  }
  if (access.because === 'permission') {
    return (
      <Banner tone="neutral" title={intl.formatMessage(states.readOnlyTitle)}>
        {intl.formatMessage(states.readOnlyText)}
      </Banner>
    );
  }
  if (fax.status === 'completed' || fax.status === 'rejected') {
    return (
      <Banner tone="success" title={intl.formatMessage(fax.status === 'completed' ? states.completedTitle : states.rejectedTitle)}>
        {intl.formatMessage(states.completedText)}
      </Banner>
    );
  }
  return null;
}
