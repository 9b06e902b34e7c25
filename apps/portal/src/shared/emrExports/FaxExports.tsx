import type { EmrExport } from '@intake/api/contract';
import { useFormats } from '@intake/i18n';
import { Banner } from '@intake/ui/Banner';
import { Button } from '@intake/ui/Button';
import { useIntl } from 'react-intl';
import { errorNames, faxExportMessages as texts, stateNames } from './emrExports.messages.ts';

export interface FaxExportsProps {
  /** The systems that it can be given to. */
  targets: readonly { id: string; name: string }[];
  /** The newest first. */
  exports: readonly EmrExport[];
  onExport: (change: { targetId: string }) => void;
}

/** Its newest export to each system. */
const newest = (exports: readonly EmrExport[]) => exports.filter((one, at) => exports.findIndex(({ targetId }) => targetId === one.targetId) === at);

const isUnderway = ({ state }: EmrExport) => state === 'waiting' || state === 'sending';

/** To which systems a filed fax was given, and giving it by hand. Nothing where there is no system. */
export function FaxExports({ targets, exports, onExport }: FaxExportsProps) {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const shown = newest(exports);
  if (targets.length + shown.length === 0) return null;
  const free = targets.filter(({ id }) => !shown.some((one) => one.targetId === id && isUnderway(one)));
  const isAmiss = shown.some(({ state }) => state === 'failed' || state === 'recalled');
  return (
    <Banner
      tone={isAmiss ? 'warning' : 'neutral'}
      title={formatMessage(texts.title)}
      actions={free.map(({ id, name }) => (
        <Button key={id} size="sm" variant="quiet" onPress={() => onExport({ targetId: id })}>
          {formatMessage(texts.export, { system: name })}
        </Button>
      ))}
    >
      {shown.length === 0 && formatMessage(texts.none)}
      {shown.map(({ id, targetName, state, error, deliveredAt }) => (
        <div key={id}>
          {[formatMessage(texts.one, { system: targetName, state: formatMessage(stateNames[state]) }), state === 'failed' && error && formatMessage(errorNames[error]), deliveredAt && formats.moment(deliveredAt)]
            .filter(Boolean)
            .join(' · ')}
        </div>
      ))}
    </Banner>
  );
}
