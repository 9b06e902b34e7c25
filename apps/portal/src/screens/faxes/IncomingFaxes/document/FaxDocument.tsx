import { ChevronDown, FileDown, LayoutGrid, Paperclip, ScanText, Send } from 'lucide-react';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useFormats } from '@intake/i18n';
import { Button } from '@intake/ui/Button';
import { DocumentViewer } from '@intake/ui/DocumentViewer';
import type { Zoom } from '@intake/ui/DocumentViewer';
import { EmptyState } from '@intake/ui/EmptyState';
import { IconButton } from '@intake/ui/IconButton';
import { Menu } from '@intake/ui/Menu';
import type { FaxDetail } from '@intake/api/contract';
import { previewMessages } from '../../../../shared/faxPreview/preview.messages.ts';
import { useStateOf } from '../../../../shared/useStateOf.ts';
import { useCommand } from '../commands.tsx';
import type { FaxActions, OpenedFax } from '../model/screenModel.ts';
import { keysOf } from '../model/shortcuts.ts';
import { turnedPages, viewerMarks, viewerPages } from '../model/viewer.ts';
import type { Turns } from '../model/viewer.ts';
import { documentMessages as texts } from './document.messages.ts';
import { useSavePdf } from './useSavePdf.ts';

export interface FaxDocumentProps {
  detail: OpenedFax;
  /** How the reader turned pages, by page number. */
  turns: Turns;
  /** The field whose place is shown. */
  activeField: string | null;
  canEdit: boolean;
  onTurn: (turn: { turns: Turns }) => void;
  onArrange: () => void;
  onReadAgain: () => void;
  onOpenFile: (request: { version: number }) => void;
  onSavePdf?: FaxActions['onSavePdf'];
  onSendOn?: (() => void) | undefined;
  onAttach?: (() => void) | undefined;
  onShowPage: (shown: { page: number }) => void;
  onReload: () => void;
}

const fromTheTop: { page: number; zoom: Zoom } = { page: 1, zoom: 'fit-width' };

/** The pages, with the places that the form's values come from. */
export function FaxDocument(props: FaxDocumentProps) {
  const { detail, turns, activeField, canEdit, onTurn, onArrange, onReadAgain, onOpenFile, onSavePdf, onSendOn, onAttach, onShowPage, onReload } = props;
  const { fax, words } = detail;
  const intl = useIntl();
  const [{ page, zoom }, look] = useStateOf(fax.id, fromTheTop);
  const pages = useMemo(() => viewerPages(fax, turns, words), [fax, turns, words]);
  const marks = useMemo(() => viewerMarks(fax, intl), [fax, intl]);

  const show = (choice: { page: number }) => {
    look(choice);
    onShowPage(choice);
  };
  const step = (by: number) => show({ page: Math.min(Math.max(page + by, 1), Math.max(1, pages.length)) });
  const turn = (by: 90 | 270) => onTurn({ turns: { ...turns, [page]: (((turns[page] ?? 0) + by) % 360) as 0 } });
  const { isSaving, savePdf } = useSavePdf(fax.id, onSavePdf, turnedPages(fax, turns));
  useCommand('savePdf', pages.length > 0 ? savePdf : null);
  useCommand('nextPage', () => step(1));
  useCommand('previousPage', () => step(-1));
  useCommand('zoom', () => look({ zoom: zoom === 'fit-width' ? 'fit-page' : 'fit-width' }));
  useCommand('rotate', canEdit ? () => turn(90) : null);
  useCommand('rotateBack', canEdit ? () => turn(270) : null);
  useCommand('arrange', canEdit && pages.length > 0 ? onArrange : null);

  if (pages.length === 0) {
    return (
      <EmptyState
        icon={<ScanText aria-hidden />}
        title={intl.formatMessage(fax.status === 'failed' ? texts.neverDrawn : texts.noPages)}
        actions={<Versions fax={fax} canReadAgain={false} onReadAgain={onReadAgain} onOpenFile={onOpenFile} />}
      />
    );
  }
  return (
    <DocumentViewer
      label={intl.formatMessage(texts.title)}
      documentId={fax.id}
      pages={pages}
      page={page}
      marks={marks}
      activeMark={activeField ?? undefined}
      zoom={zoom}
      hasKeys={false}
      onPageChange={show}
      onZoomChange={look}
      onRotate={canEdit ? (change) => onTurn({ turns: { ...turns, [change.page]: change.rotation } }) : undefined}
      onRetryPage={onReload}
      toolbarEnd={
        <>
          <Versions fax={fax} canReadAgain={canEdit} isSaving={isSaving} onReadAgain={onReadAgain} onOpenFile={onOpenFile} onSavePdf={savePdf} onSendOn={onSendOn} onAttach={onAttach} />
          {canEdit && (
            <IconButton
              label={intl.formatMessage(texts.arrange)}
              keys={keysOf('arrange')}
              icon={<LayoutGrid aria-hidden />}
              onPress={onArrange}
            />
          )}
        </>
      }
    />
  );
}

interface VersionsProps extends Pick<FaxDocumentProps, 'onOpenFile' | 'onReadAgain' | 'onSendOn' | 'onAttach'> {
  fax: FaxDetail;
  canReadAgain: boolean;
  isSaving?: boolean;
  onSavePdf?: (() => void) | null;
}

/** Every version is kept, the original first of all; each is saved as the file it is. */
function Versions({ fax, canReadAgain, isSaving = false, onOpenFile, onReadAgain, onSavePdf, onSendOn, onAttach }: VersionsProps) {
  const intl = useIntl();
  const formats = useFormats();
  const nameOf = ({ version, kind }: FaxDetail['documentVersions'][number]) =>
    kind === 'original' ? intl.formatMessage(texts.original) : intl.formatMessage(texts.edited, { version });
  const current = fax.documentVersions.find(({ version }) => version === fax.documentVersion);
  const readAgain = { id: 'again', label: intl.formatMessage(texts.readAgain), icon: <ScanText aria-hidden /> };
  const savePdf = { id: 'pdf', label: intl.formatMessage(texts.savePdf), keys: keysOf('savePdf'), icon: <FileDown aria-hidden /> };
  const sendOn = { id: 'send', label: intl.formatMessage(previewMessages.send), icon: <Send aria-hidden data-flip /> };
  const attach = { id: 'attach', label: intl.formatMessage(texts.attach), icon: <Paperclip aria-hidden /> };
  const acts: Readonly<Record<string, (() => void) | null | undefined>> = { pdf: onSavePdf, again: onReadAgain, attach: onAttach, send: onSendOn };
  const work = [...(onSavePdf ? [savePdf] : []), ...(canReadAgain ? [readAgain] : []), ...(onAttach ? [attach] : []), ...(onSendOn ? [sendOn] : [])];
  return (
    <Menu
      placement="bottom end"
      trigger={
        <Button size="sm" variant="quiet" isPending={isSaving} aria-label={current && intl.formatMessage(texts.shown, { name: nameOf(current) })}>
          {current ? nameOf(current) : intl.formatMessage(texts.versions)}
          <ChevronDown aria-hidden />
        </Button>
      }
      groups={[
        {
          id: 'versions',
          title: intl.formatMessage(texts.openFile),
          items: fax.documentVersions.map((one) => ({ id: String(one.version), label: nameOf(one), description: formats.dateTime(one.createdAt) })),
        },
        ...(work.length > 0 ? [{ id: 'work', items: work }] : []),
      ]}
      onAction={({ id, group }) => (group === 'work' ? acts[id]?.() : onOpenFile({ version: Number(id) }))}
    />
  );
}
