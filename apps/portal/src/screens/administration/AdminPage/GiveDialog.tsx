import type { FailedJob, OrganizationSummary } from '@intake/api/contract';
import { phoneText } from '@intake/api/rules';
import { Select } from '@intake/ui/Select';
import { useIntl } from 'react-intl';
import { choice } from '../../../data/forms/controls.ts';
import { useForm } from '../../../data/forms/useForm.ts';
import type { Outcome } from '../../../data/problem.ts';
import { StoreDialog } from '../StoreDialog.tsx';
import { failedJobMessages as texts } from './FailedJobs.messages.ts';

export interface GiveDialogProps {
  job: FailedJob;
  organizations: readonly OrganizationSummary[];
  onGive: (organizationId: string) => Outcome;
  onClose: () => void;
}

/** Asks whose a fax is that came for a number which nobody has. */
export function GiveDialog({ job, organizations, onGive, onClose }: GiveDialogProps) {
  const { formatMessage } = useIntl();
  const form = useForm<{ organizationId: string | null }>({
    initial: { organizationId: null },
    check: ({ organizationId }) => ({ organizationId: !organizationId && texts.organizationMissing }),
    save: ({ organizationId }) => onGive(organizationId ?? ''),
    onSaved: onClose,
  });
  const number = job.announced?.to;
  return (
    <StoreDialog title={formatMessage(texts.giveTitle)} confirmLabel={formatMessage(texts.confirm)} form={form} onClose={onClose}>
      <p>{formatMessage(texts.giveText, { to: <bdi>{number ? phoneText(number) : formatMessage(texts.noNumber)}</bdi> })}</p>
      <Select
        {...choice(form, 'organizationId')}
        label={formatMessage(texts.organization)}
        placeholder={formatMessage(texts.choose)}
        items={organizations.map(({ id, name }) => ({ id, label: name }))}
        isRequired
      />
    </StoreDialog>
  );
}
