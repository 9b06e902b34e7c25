import { FileSearch } from 'lucide-react';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { EmptyState } from '@intake/ui/EmptyState';
import { MasterDetail, Workspace } from '@intake/ui/MasterDetail';
import { VisuallyHidden } from '@intake/ui/VisuallyHidden';
import { FaxPreview } from '../../../shared/faxPreview/FaxPreview.tsx';
import type { FaxPreviewProps, HitSteps } from '../../../shared/faxPreview/FaxPreview.tsx';
import { workPlaceOf } from '../../../shared/faxPreview/preview.model.ts';
import { BeforeSearch } from './BeforeSearch.tsx';
import { focusFirstRow } from './resultRows.ts';
import { Results } from './Results.tsx';
import { searchMessages as texts } from './Search.messages.ts';
import type { Kind, SearchFilters, SearchModel } from './Search.model.ts';
import { SearchBar } from './SearchBar.tsx';
import { SearchKeys } from './SearchKeys.tsx';

export interface SearchScreenProps {
  model: SearchModel;
  onSearch: (search: { text: string; kind?: Kind }) => void;
  onFilter: (change: { filters: SearchFilters }) => void;
  /** Null closes the fax that is open. */
  onOpenFax: (open: { faxId: string | null }) => void;
  /** Goes to the workbench, or to what became of a fax that was sent. */
  onWork: (work: { href: string }) => void;
  onMore: () => void;
  onRetry: () => void;
  onShowPage: FaxPreviewProps['onShowPage'];
  onRetryPreview: () => void;
}

/** One search over everything that has arrived. Knows nothing of the network, the router or the store. */
export function SearchScreen(props: SearchScreenProps) {
  const { model, onSearch, onFilter, onOpenFax, onWork } = props;
  const { formatMessage } = useIntl();
  const field = useRef<HTMLInputElement>(null);
  const scroll = useRef<HTMLDivElement>(null);
  const steps = useRef<HitSteps>(null);
  const { results, preview, openFaxId } = model;

  const href = preview.state === 'ready' ? workPlaceOf(preview.value.fax, model.may.readSent) : null;
  const close = () => onOpenFax({ faxId: null });
  const found = results.state === 'idle' ? <BeforeSearch /> : <Results {...props} model={{ ...model, results }} scrollRef={scroll} fieldRef={field} />;
  const reading =
    preview.state === 'none' ? null : (
      <FaxPreview
        model={preview}
        hrefOf={(fax) => workPlaceOf(fax, model.may.readSent)}
        steps={steps}
        onShowPage={props.onShowPage}
        onRetry={props.onRetryPreview}
        onClose={close}
      />
    );
  return (
    <Workspace title={formatMessage(texts.title)}>
      <SearchKeys
        onFocus={() => field.current?.select()}
        onClose={openFaxId ? close : null}
        onWork={href ? () => onWork({ href }) : null}
        onStep={(step) => steps.current?.step(step)}
      />
      <SearchBar model={model} fieldRef={field} onSearch={onSearch} onFilter={onFilter} onLeave={() => focusFirstRow(scroll.current)} />
      <VisuallyHidden isLive>
        {results.state === 'ready' &&
          formatMessage(texts.found, {
            faxes: results.value.faxes.length,
            patients: results.value.patients.length,
            physicians: results.value.physicians.length,
          })}
      </VisuallyHidden>
      {results.state === 'idle' && preview.state === 'none' ? (
        found
      ) : (
        <MasterDetail
          listLabel={formatMessage(texts.results)}
          detailLabel={formatMessage(texts.preview)}
          defaultRatio={0.4}
          minStart={320}
          minEnd={420}
          openId={openFaxId}
          onClose={close}
          list={found}
          detail={reading}
          none={
            <EmptyState icon={<FileSearch aria-hidden />} title={formatMessage(texts.chooseTitle)}>
              {formatMessage(texts.chooseText)}
            </EmptyState>
          }
        />
      )}
    </Workspace>
  );
}
