import { mediaParts, plainText, segmentsOf } from '@intake/api/rules';
import { Button } from '@intake/ui/Button';
import { useIntl } from 'react-intl';
import { isCovered, type Price } from '../credits/price.ts';
import { composerMessages as texts } from './composer.messages.ts';
import { Count, Facts } from './Composer.styles.ts';

/** Septets and 16-bit units of a message that is alone. */
const sizes = { plain: 160, unicode: 70 };
/** So many are named; a text of more is in another script. */
const mostNamed = 8;
/** The room is told from here on: before, nobody minds. */
const nearEnd = 40;

const visible = (character: string) => character.trim() || '␣';

/** What a text costs: segments are what is paid for; with files it is one picture message, however long. */
export function SegmentCount({ text, files, price }: { text: string; files: number; price: Price | null }) {
  const { formatMessage } = useIntl();
  const { count: segments, left } = segmentsOf(text);
  const count = files > 0 ? mediaParts : segments;
  if (count === 0) return <Count />;
  const shown = files > 0 ? [formatMessage(texts.pictureMessage)] : [formatMessage(texts.segments, { count }), ...(count > 1 || left <= nearEnd ? [formatMessage(texts.left, { count: left })] : [])];
  const cost = price && formatMessage(texts.price, { credits: price.each * count, left: price.balance });
  return <Count data-short={(price && !isCovered(price, count)) || undefined}>{[...shown, ...(cost ? [cost] : [])].join(' · ')}</Count>;
}

/** Why it costs more than it might, and what to do about it. */
export function CostHint({ text, onPlain }: { text: string; onPlain: (plain: { text: string }) => void }) {
  const { formatMessage } = useIntl();
  const { costly, count } = segmentsOf(text);
  const plain = plainText(text);
  const saves = segmentsOf(plain).count < count;
  if (costly.length === 0 || count < 2) return null;
  return (
    <Facts>
      {costly.length > mostNamed
        ? formatMessage(texts.unicode, sizes)
        : formatMessage(texts.costly, { ...sizes, characters: <bdi key="characters">{costly.map(visible).join(' ')}</bdi> })}
      {saves && (
        <Button size="sm" variant="quiet" onPress={() => onPlain({ text: plain })}>
          {formatMessage(texts.plain)}
        </Button>
      )}
    </Facts>
  );
}
