import type { MessageDescriptor } from 'react-intl';
import { useIntl } from 'react-intl';
import { Root } from './PriceNote.styles.ts';
import { isCovered, type Price } from './price.ts';

export interface PriceNoteProps {
  price: Price | null;
  /** Pages, segments or minutes. */
  units: number;
  /** Takes `units`, `credits`, and what is `left`. */
  text: MessageDescriptor;
  /** Says the same where it is more than is left. */
  shortText: MessageDescriptor;
}

/** What is about to be sent costs, said before it is. */
export function PriceNote({ price, units, text, shortText }: PriceNoteProps) {
  const { formatMessage } = useIntl();
  if (!price || units === 0) return null;
  const isShort = !isCovered(price, units);
  return (
    <Root role="status" data-short={isShort || undefined}>
      {formatMessage(isShort ? shortText : text, { units, credits: price.each * units, left: price.balance })}
    </Root>
  );
}
