import type { RequisitionClinic, RequisitionContent, RequisitionPage, RequisitionReceipt } from '@intake/api/contract';
import { Button } from '@intake/ui/Button';
import { EmptyState } from '@intake/ui/EmptyState';
import { Loaded } from '@intake/ui/Loaded';
import { Select } from '@intake/ui/Select';
import { Spinner } from '@intake/ui/Spinner';
import { FileX } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { Loadable } from '../../../data/loadable.ts';
import type { Outcome } from '../../../data/problem.ts';
import type { PublicFile } from '../../../shared/publicPage/publicFile.ts';
import { AuthCard } from '../../../shared/signIn/AuthCard.tsx';
import { requisitionMessages as texts } from './Requisition.messages.ts';
import { nobody } from './Requisition.model.ts';
import type { RequisitionForm } from './Requisition.model.ts';
import { Root } from './Requisition.styles.ts';
import { RequisitionFields } from './RequisitionFields.tsx';
import { RequisitionSent } from './RequisitionSent.tsx';

export interface RequisitionScreenProps {
  /** Of the clinic of the address; null where no clinic is chosen, `closed` where it takes no referrals. */
  page: Loadable<RequisitionPage | 'closed' | null>;
  /** From whom to choose. */
  clinics: Loadable<readonly RequisitionClinic[]>;
  files: readonly PublicFile[];
  /** What had been typed before the page was loaded anew. */
  before: RequisitionForm | null;
  /** Once the clinic has it. */
  receipt: RequisitionReceipt | null;
  isOffline: boolean;
  /** ISO 8601. */
  today: string;
  onRetry: () => void;
  /** Null goes back to the choice. */
  onClinic: (choice: { address: string | null }) => void;
  onFiles: (choice: { files: File[]; refused: string[] }) => void;
  onRemoveFile: (file: { id: string }) => void;
  onRetryFile: (file: { id: string }) => void;
  onProgress: (typed: RequisitionForm | null) => void;
  onStartOver: () => void;
  /** Without its files, which the page knows by their tokens. */
  onSend: (content: Omit<RequisitionContent, 'files'>) => Outcome;
  onCopy: () => Outcome;
  onAnother: () => void;
}

/** Somebody refers a patient to a clinic. Nobody is looked up for them. */
export function RequisitionScreen({ page, clinics, receipt, before, onRetry, onClinic, onCopy, onAnother, onStartOver, ...form }: RequisitionScreenProps) {
  const { formatMessage } = useIntl();
  // Who has referred one patient refers the next.
  const [referrer, setReferrer] = useState(nobody);
  const [isAfresh, setAfresh] = useState(false);
  const afresh = (then: () => void) => () => {
    setAfresh(true);
    then();
  };
  return (
    <Root>
      <Loaded of={page} waiting={<Spinner cover="content" />} failed={{ title: formatMessage(texts.failed) }} onRetry={onRetry}>
        {(value) => {
          if (value === null) return <ClinicChoice clinics={clinics} onRetry={onRetry} onClinic={onClinic} />;
          if (value === 'closed')
            return (
              <EmptyState
                icon={<FileX aria-hidden />}
                title={formatMessage(texts.closed)}
                actions={<Button onPress={() => onClinic({ address: null })}>{formatMessage(texts.otherClinic)}</Button>}
              >
                {formatMessage(texts.closedText)}
              </EmptyState>
            );
          if (receipt) return <RequisitionSent clinic={value.name} receipt={receipt} onCopy={onCopy} onAnother={afresh(onAnother)} />;
          return (
            <RequisitionFields
              key={String(isAfresh)}
              {...form}
              page={value}
              referrer={referrer}
              before={isAfresh ? null : before}
              onReferrer={setReferrer}
              onStartOver={afresh(onStartOver)}
            />
          );
        }}
      </Loaded>
    </Root>
  );
}

function ClinicChoice({ clinics, onRetry, onClinic }: Pick<RequisitionScreenProps, 'clinics' | 'onRetry' | 'onClinic'>) {
  const { formatMessage } = useIntl();
  const [address, setAddress] = useState<string | null>(null);
  return (
    <Loaded of={clinics} waiting={<Spinner cover="content" />} failed={{ title: formatMessage(texts.failed) }} onRetry={onRetry}>
      {(list) =>
        list.length === 0 ? (
          <EmptyState icon={<FileX aria-hidden />} title={formatMessage(texts.noClinic)}>
            {formatMessage(texts.noClinicText)}
          </EmptyState>
        ) : (
          <AuthCard title={formatMessage(texts.chooseTitle)} lead={formatMessage(texts.chooseLead)}>
            <Select
              label={formatMessage(texts.clinic)}
              items={list.map(({ address: id, name }) => ({ id, label: name }))}
              value={address}
              onChange={({ value }) => {
                setAddress(value);
                onClinic({ address: value });
              }}
            />
          </AuthCard>
        )
      }
    </Loaded>
  );
}

