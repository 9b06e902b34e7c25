import { BookUser, FileUp } from 'lucide-react';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { EmptyState } from '@intake/ui/EmptyState';
import { FilterBar, FilterViews } from '@intake/ui/FilterBar';
import { Button } from '@intake/ui/Button';
import { LinkButton } from '@intake/ui/Link';
import { MasterDetail, Workspace } from '@intake/ui/MasterDetail';
import { RemoveDialog } from '@intake/ui/RemoveDialog';
import { ShortcutSheet } from '@intake/ui/ShortcutSheet';
import type { Clinic, Physician } from '@intake/api/contract';
import { answerText } from '../../../shared/answers/answers.messages.ts';
import { importPathOf } from '../../../shared/imports/importPath.ts';
import { UndoMergeDrawer } from '../../../shared/merge/UndoMergeDrawer.tsx';
import { ClinicDrawer } from './ClinicDrawer.tsx';
import { ClinicPane } from './ClinicPane.tsx';
import { MailDrawer } from './MailDrawer.tsx';
import { PhysicianDrawer } from './PhysicianDrawer.tsx';
import { PhysicianPane } from './PhysicianPane.tsx';
import { ProviderList } from './ProviderList.tsx';
import { createNames, kindNames, listMessages as texts, paneMessages } from './Providers.messages.ts';
import { providerKinds } from './Providers.model.ts';
import type { ProvidersActions, ProvidersModel } from './Providers.model.ts';

export interface ProvidersScreenProps extends ProvidersActions {
  model: ProvidersModel;
}

type Open =
  | { what: 'physician'; physician: Physician | null; faxNumber?: string }
  | { what: 'clinic'; clinic: Clinic | null }
  | { what: 'mail' | 'remove'; clinic: Clinic }
  | null;

/** Physicians and clinics, and what is known of one. Knows nothing of network, router or store. */
export function ProvidersScreen({ model, onKind, onOpen, onStorePhysician, onStoreClinic, onRemoveClinic, onMail, onSearchClinics, onUndoMerge, onUnmerge, ...rest }: ProvidersScreenProps) {
  const { formatMessage } = useIntl();
  const field = useRef<HTMLInputElement>(null);
  const [dialog, setDialog] = useState<Open>(null);
  const { kind, open, mayWrite, mayMail } = model;
  const openId = open.kind === 'none' ? null : open.id;
  const close = () => onOpen(null);
  const shut = () => setDialog(null);

  const create = mayWrite
    ? () => setDialog(kind === 'physicians' ? { what: 'physician', physician: null } : { what: 'clinic', clinic: null })
    : undefined;
  const editPhysician = mayWrite ? (physician: Physician, faxNumber?: string) => setDialog({ what: 'physician', physician, faxNumber }) : undefined;
  const editClinic = mayWrite ? (clinic: Clinic) => setDialog({ what: 'clinic', clinic }) : undefined;
  const edit = () => {
    if (open.kind === 'physicians' && open.physician.state === 'ready') editPhysician?.(open.physician.value);
    if (open.kind === 'clinics' && open.clinic.state === 'ready') editClinic?.(open.clinic.value);
  };

  const group = formatMessage(texts.shortcuts);
  const shortcuts = [
    { id: 'search', keys: ['/'], label: formatMessage(texts.shortcutSearch), group, onTrigger: () => field.current?.focus() },
    { id: 'create', keys: ['n'], label: formatMessage(createNames[kind]), group, isDisabled: !create, onTrigger: () => create?.() },
    { id: 'edit', keys: ['e'], label: formatMessage(paneMessages.edit), group, isDisabled: !mayWrite || openId === null, onTrigger: edit },
    { id: 'back', keys: ['Escape'], label: formatMessage(texts.shortcutBack), group, isDisabled: openId === null, onTrigger: close },
  ];

  return (
    <Workspace title={formatMessage(texts.title)}>
      <FilterBar
        isCovered={openId !== null}
        lead={
          <FilterViews
            label={formatMessage(texts.views)}
            value={kind}
            views={providerKinds.map((id) => ({ id, label: formatMessage(kindNames[id]) }))}
            onChange={({ value }) => onKind({ kind: value })}
          />
        }
      >
        {mayWrite && kind === 'physicians' && (
          <LinkButton size="sm" href={importPathOf('physician')} icon={<FileUp aria-hidden />}>
            {formatMessage(texts.import)}
          </LinkButton>
        )}
        {create && (
          <Button size="sm" onPress={create}>
            {formatMessage(createNames[kind])}
          </Button>
        )}
      </FilterBar>
      <MasterDetail
        listLabel={formatMessage(texts.title)}
        detailLabel={formatMessage(texts.detail)}
        defaultRatio={0.36}
        minStart={300}
        minEnd={420}
        openId={openId}
        onClose={close}
        list={<ProviderList {...rest} model={model} fieldRef={field} onOpen={onOpen} />}
        detail={
          open.kind === 'physicians' ? (
            <PhysicianPane open={open} onEdit={editPhysician} onRetry={rest.onRetryOpen} onOpen={onOpen} onUndoMerge={onUndoMerge} onBack={close} />
          ) : open.kind === 'clinics' ? (
            <ClinicPane
              open={open}
              onEdit={editClinic}
              onRemove={mayWrite ? (clinic) => setDialog({ what: 'remove', clinic }) : undefined}
              onMail={mayMail ? (clinic) => setDialog({ what: 'mail', clinic }) : undefined}
              onRetry={rest.onRetryOpen}
              onOpen={onOpen}
              onBack={close}
            />
          ) : null
        }
        none={
          <EmptyState icon={<BookUser aria-hidden />} title={formatMessage(texts.chooseTitle)}>
            {formatMessage(texts.chooseText)}
          </EmptyState>
        }
      />
      {dialog?.what === 'physician' && (
        <PhysicianDrawer
          physician={dialog.physician}
          faxNumber={dialog.faxNumber}
          choices={model.choices}
          onSearchClinics={onSearchClinics}
          onStore={onStorePhysician}
          onOpen={({ id }) => onOpen({ kind: 'physicians', id })}
          onClose={shut}
        />
      )}
      {dialog?.what === 'clinic' && (
        <ClinicDrawer clinic={dialog.clinic} onStore={onStoreClinic} onOpen={({ id }) => onOpen({ kind: 'clinics', id })} onClose={shut} />
      )}
      {dialog?.what === 'mail' && <MailDrawer clinic={dialog.clinic} onMail={onMail} onClose={shut} />}
      {dialog?.what === 'remove' && (
        <RemoveDialog
          title={formatMessage(paneMessages.removeTitle, { name: dialog.clinic.name })}
          onConfirm={async () => {
            const problem = await onRemoveClinic(dialog.clinic);
            return problem && formatMessage(answerText(problem));
          }}
          onClose={shut}
        >
          {formatMessage(paneMessages.removeText)}
        </RemoveDialog>
      )}
      {model.undoing && (
        <UndoMergeDrawer kind="physician" key={model.undoing.merge.id} preview={model.undoing} onUnmerge={onUnmerge} onClose={() => onUndoMerge({ mergeId: null })} />
      )}
      <ShortcutSheet shortcuts={shortcuts} />
    </Workspace>
  );
}
