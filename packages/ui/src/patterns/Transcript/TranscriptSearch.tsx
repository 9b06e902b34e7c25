import { ChevronDown, ChevronUp } from 'lucide-react';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { SearchField } from '../../components/SearchField/SearchField.tsx';
import { useUiLabels } from '../../theme/labels.ts';
import { Found, Search } from './Transcript.styles.ts';

interface TranscriptSearchProps {
  query: string;
  onQueryChange: (change: { query: string }) => void;
  hits: number;
  /** From 0; what the reader is at. */
  at: number;
  onStep: (step: 1 | -1) => void;
}

export function TranscriptSearch({ query, onQueryChange, hits, at, onStep }: TranscriptSearchProps) {
  const labels = useUiLabels();
  return (
    <Search>
      <SearchField
        label={labels.searchTranscript}
        placeholder={labels.searchTranscript}
        value={query}
        onChange={({ value }) => onQueryChange({ query: value })}
        onKeyDown={(event) => {
          if (event.key === 'Enter') onStep(event.shiftKey ? -1 : 1);
          else event.continuePropagation();
        }}
      />
      <Found role="status">
        {query.trim() !== '' && <bdi>{hits === 0 ? labels.noOptions : labels.pageOf({ page: at + 1, pages: hits })}</bdi>}
      </Found>
      <IconButton size="sm" label={labels.previousHit} keys={['Shift', 'Enter']} icon={<ChevronUp aria-hidden />} isDisabled={hits === 0} onPress={() => onStep(-1)} />
      <IconButton size="sm" label={labels.nextHit} keys={['Enter']} icon={<ChevronDown aria-hidden />} isDisabled={hits === 0} onPress={() => onStep(1)} />
    </Search>
  );
}
