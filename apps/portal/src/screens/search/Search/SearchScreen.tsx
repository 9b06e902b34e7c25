import { CaseSensitive, FileSearch, IdCard, Keyboard, ShieldCheck, TextSearch } from 'lucide-react';
import { useRef } from 'react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { EmptyState } from '@intake/ui/EmptyState';
import { Kbd } from '@intake/ui/Kbd';
import { SplitView } from '@intake/ui/SplitView';
import { VisuallyHidden } from '@intake/ui/VisuallyHidden';
import { FaxPreview } from '../preview/FaxPreview.tsx';
import type { FaxPreviewProps } from '../preview/FaxPreview.tsx';
import { focusFirstRow } from './resultRows.ts';
import { Results } from './Results.tsx';
import { adviceMessages as advice, searchMessages as texts } from './Search.messages.ts';
import type { Kind, SearchFilters, SearchModel } from './Search.model.ts';
import { Advice, Middle, Root, Tip } from './Search.styles.ts';
import { SearchBar } from './SearchBar.tsx';

export interface SearchScreenProps {
  model: SearchModel;
  onSearch: (search: { text: string; kind?: Kind }) => void;
  onFilter: (change: { filters: SearchFilters }) => void;
  /** Null closes the fax that is open. */
  onOpenFax: (open: { faxId: string | null }) => void;
  onMore: () => void;
  onRetry: () => void;
  onShowPage: FaxPreviewProps['onShowPage'];
  onRetryPreview: () => void;
}

/** One search over everything that has arrived. Knows nothing of the network, the router or the store. */
export function SearchScreen(props: SearchScreenProps) {
  const { model, onSearch, onFilter, onOpenFax } = props;
  const { formatMessage } = useIntl();
  const scroll = useRef<HTMLDivElement>(null);
  const { results, preview, openFaxId } = model;
  const isIdle = results.state === 'idle';
  const reading =
    preview.state === 'none' ? (
      <NothingChosen />
    ) : (
      <FaxPreview
        model={preview}
        workbenchHref={model.may.readFaxes && openFaxId ? `/app/apps/faxes?fax=${openFaxId}` : null}
        onShowPage={props.onShowPage}
        onRetry={props.onRetryPreview}
        onClose={() => onOpenFax({ faxId: null })}
      />
    );
  return (
    <Root>
      <VisuallyHidden>
        <h1>{formatMessage(texts.title)}</h1>
      </VisuallyHidden>
      <SearchBar model={model} onSearch={onSearch} onFilter={onFilter} onLeave={() => focusFirstRow(scroll.current)} />
      {isIdle && preview.state === 'none' ? (
        <BeforeSearch />
      ) : (
        <SplitView
          startLabel={formatMessage(texts.results)}
          endLabel={formatMessage(texts.preview)}
          defaultRatio={0.4}
          minStart={320}
          minEnd={420}
          narrowPane={openFaxId ? 'end' : 'start'}
          start={
            isIdle ? (
              <BeforeSearch />
            ) : (
              <Results
                model={{ ...model, results }}
                scrollRef={scroll}
                onSearch={onSearch}
                onFilter={onFilter}
                onOpenFax={onOpenFax}
                onMore={props.onMore}
                onRetry={props.onRetry}
              />
            )
          }
          end={reading}
        />
      )}
    </Root>
  );
}

const keyCap = (keys: ReactNode[]) => <Kbd keys={keys.map(String)} />;

/** How this search thinks, so that nobody has to guess why something is not found. */
function BeforeSearch() {
  const { formatMessage } = useIntl();
  return (
    <Middle>
      <EmptyState icon={<TextSearch aria-hidden />} title={formatMessage(advice.idleTitle)}>
        {formatMessage(advice.idleText)}
        <Advice>
          <Tip>
            <FileSearch aria-hidden />
            <span>{formatMessage(advice.words)}</span>
          </Tip>
          <Tip>
            <CaseSensitive aria-hidden />
            <span>{formatMessage(advice.typos)}</span>
          </Tip>
          <Tip>
            <IdCard aria-hidden />
            <span>{formatMessage(advice.numbers)}</span>
          </Tip>
          <Tip>
            <Keyboard aria-hidden />
            <span>{formatMessage(advice.keyboard, { k: keyCap })}</span>
          </Tip>
          <Tip>
            <ShieldCheck aria-hidden />
            <span>{formatMessage(advice.audited)}</span>
          </Tip>
        </Advice>
      </EmptyState>
    </Middle>
  );
}

function NothingChosen() {
  const { formatMessage } = useIntl();
  return (
    <Middle>
      <EmptyState icon={<FileSearch aria-hidden />} title={formatMessage(texts.chooseTitle)}>
        {formatMessage(texts.chooseText)}
      </EmptyState>
    </Middle>
  );
}
