import { ArrowLeft, ArrowRight, RotateCw, Scissors, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import type { CSSProperties, KeyboardEvent } from 'react';
import { useIntl } from 'react-intl';
import { IconButton } from '@intake/ui/IconButton';
import type { FaxPage } from '@intake/api/contract';
import { moved, partAt, removed, selectionToggled, splitToggled, turned } from '../model/pagePlan.ts';
import type { PagePlan } from '../model/pagePlan.ts';
import { documentMessages as texts } from './document.messages.ts';
import { Grid, Item, Number, Part, Tile, Tools } from './Pages.styles.ts';

export interface PageGridProps {
  pages: readonly FaxPage[];
  plan: PagePlan;
  onPlan: (change: { plan: PagePlan }) => void;
}

/** Small pages in the order of the plan. Every page is a toggle that selects it; the keys act on the focused one. */
export function PageGrid({ pages, plan, onPlan }: PageGridProps) {
  const intl = useIntl();
  const grid = useRef<HTMLOListElement>(null);
  const focusOn = (position: number) =>
    requestAnimationFrame(() => grid.current?.querySelectorAll<HTMLElement>('[data-tile]')[position]?.focus());
  const change = (next: PagePlan, position: number) => {
    onPlan({ plan: next });
    focusOn(Math.min(Math.max(position, 0), next.pages.length - 1));
  };

  const onKeyDown = (event: KeyboardEvent, at: number) => {
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const columns = grid.current ? getComputedStyle(grid.current).gridTemplateColumns.split(' ').length : 1;
    const steps: Readonly<Record<string, number>> = {
      ArrowRight: isRtl ? -1 : 1,
      ArrowLeft: isRtl ? 1 : -1,
      ArrowDown: columns,
      ArrowUp: -columns,
    };
    const by = steps[event.key];
    const acts: Readonly<Record<string, () => void>> = {
      r: () => change(turned(plan, at, 90), at),
      R: () => change(turned(plan, at, 270), at),
      s: () => change(splitToggled(plan, at), at),
      Delete: () => change(removed(plan, at), at),
      Backspace: () => change(removed(plan, at), at),
    };
    const act = by === undefined ? acts[event.key] : () => (event.altKey ? change(moved(plan, at, by), at + by) : focusOn(at + by));
    if (!act || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    act();
  };

  return (
    <Grid ref={grid}>
      {plan.pages.map(({ number, rotate }, at) => {
        const starts = plan.starts.includes(at);
        const name = intl.formatMessage(texts.pageName, { number });
        return (
          <Item key={number} data-starts={starts || undefined}>
            {plan.starts.length > 0 && (
              <Part>{starts || at === 0 ? intl.formatMessage(texts.partName, { number: partAt(plan, at) + 1 }) : '\u00a0'}</Part>
            )}
            <Tile
              type="button"
              data-tile
              data-sideways={rotate % 180 === 90 || undefined}
              aria-pressed={plan.selected.includes(at)}
              aria-label={intl.formatMessage(texts.select, { number })}
              style={{ '--turn': `${rotate}deg` } as CSSProperties}
              onClick={() => onPlan({ plan: selectionToggled(plan, at) })}
              onKeyDown={(event) => onKeyDown(event, at)}
            >
              <img src={pages.find((page) => page.number === number)?.thumbnailUrl} alt="" />
            </Tile>
            <Tools role="group" aria-label={name}>
              <Number>{number}</Number>
              <span>
                {at > 0 && (
                  <IconButton
                    size="sm"
                    variant={starts ? 'secondary' : 'quiet'}
                    label={intl.formatMessage(starts ? texts.joinHere : texts.splitHere)}
                    icon={<Scissors aria-hidden />}
                    onPress={() => onPlan({ plan: splitToggled(plan, at) })}
                  />
                )}
                <IconButton size="sm" label={intl.formatMessage(texts.turnRight)} icon={<RotateCw aria-hidden />} onPress={() => onPlan({ plan: turned(plan, at, 90) })} />
                <IconButton size="sm" label={intl.formatMessage(texts.moveEarlier)} icon={<ArrowLeft aria-hidden data-flip />} isDisabled={at === 0} onPress={() => onPlan({ plan: moved(plan, at, -1) })} />
                <IconButton size="sm" label={intl.formatMessage(texts.moveLater)} icon={<ArrowRight aria-hidden data-flip />} isDisabled={at === plan.pages.length - 1} onPress={() => onPlan({ plan: moved(plan, at, 1) })} />
                <IconButton size="sm" label={intl.formatMessage(texts.remove)} icon={<Trash2 aria-hidden />} isDisabled={plan.pages.length === 1} onPress={() => onPlan({ plan: removed(plan, at) })} />
              </span>
            </Tools>
          </Item>
        );
      })}
    </Grid>
  );
}
