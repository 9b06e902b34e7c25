import styled from 'styled-components';
import { color, paneBelow, size, space, text, weight } from '../../tokens/helpers.ts';

export const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  flex-shrink: 0;
  align-items: center;
  gap: ${space(1.5)} ${space(3)};
  min-block-size: 2.75rem;
  padding: ${space(1.5)} ${space(3)};
  border-block-end: 1px solid ${color('border-default')};
  background-color: ${color('bg-surface')};

  ${paneBelow('mobile')} {
    &[data-covered] {
      display: none;
    }
  }
`;

export const Lead = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  min-inline-size: 0;

  & > :is(h1, h2) {
    ${text('lg')}
    font-weight: ${weight('semibold')};
  }

  &[data-search] {
    flex: 1 1 14rem;
    max-inline-size: 40rem;
  }

  &[data-search] > * {
    flex: 1;
  }

  ${paneBelow('mobile')} {
    order: -2;

    &[data-search] {
      max-inline-size: none;
    }
  }
`;

export const Chips = styled.div`
  flex: 1 1 12rem;
  min-inline-size: 0;

  ${paneBelow('mobile')} {
    order: 1;
    flex-basis: 100%;
  }
`;

export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1.5)};
  margin-inline-start: auto;

  /* A choice is as tall as the buttons beside it. */
  button[aria-haspopup='listbox'] {
    min-block-size: ${size('control-sm')};
    padding-block: 0;
    padding-inline: ${space(2)};
    ${text('sm')}
  }

  /* What there is to do stands beside the views, and choices share what is left of a line. */
  ${paneBelow('mobile')} {
    display: contents;

    & > [data-variant='primary'] {
      order: -1;
      margin-inline-start: auto;
    }

    & > :has(button[aria-haspopup='listbox']) {
      flex: 1 1 5rem;
      min-inline-size: 0;
    }
  }
`;

/** Scrolls by itself when the words of a language are long; in a line of text the views would hang out at the left, where nothing scrolls from the right. */
export const Views = styled.div`
  display: flex;
  min-inline-size: 0;
  overflow-x: auto;
  scrollbar-width: none;
`;

export const Number = styled.span`
  color: ${color('text-subtle')};
  ${text('xs')}
  font-variant-numeric: tabular-nums;

  &[data-tone='danger'] {
    color: ${color('text-danger')};
  }
`;
