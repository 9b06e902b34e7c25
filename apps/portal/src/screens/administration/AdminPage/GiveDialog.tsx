import type { FailedJob, OrganizationSummary } from '@intake/api/contract';
import { phoneText } from '@intake/api/rules';
import { Select } from '@intake/ui/Select';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { Stored } from '../administration.model.ts';
import { StoreDialog } from '../StoreDialog.tsx';
import { failedJobMessages as texts } from './FailedJobs.messages.ts';

export interface GiveDialogProps {
  job: FailedJob;
  organizations: readonly OrganizationSummary[];
  onGive: (organizationId: string) => Stored;
  onClose: () => void;
}

/** Asks whose a fax is that came for a number which nobody has. */
export function GiveDialog({ job, organizations, onGive, onClose }: GiveDialogProps) {
  const { formatMessage } = useIntl();
  const [chosen, setChosen] = useState<string>();
  const number = job.announced?.to;
  return (
    <StoreDialog
      title={formatMessage(texts.giveTitle)}
      confirmLabel={formatMessage(texts.confirm)}
      isValid={chosen !== undefined}
      onStore={() => onGive(chosen ?? '')}
      onClose={onClose}
    >
      {({ isTried }) => (
        <>
          <p>{formatMessage(texts.giveText, { to: <bdi>{number ? phoneText(number) : formatMessage(texts.noNumber)}</bdi> })}</p>
          <Select
            label={formatMessage(texts.organization)}
            placeholder={formatMessage(texts.choose)}
            items={organizations.map(({ id, name }) => ({ id, label: name }))}
            value={chosen}
            isRequired
            error={isTried && !chosen ? formatMessage(texts.organizationMissing) : undefined}
            onChange={({ value }) => setChosen(value)}
          />
        </>
      )}
    </StoreDialog>
  );
}
