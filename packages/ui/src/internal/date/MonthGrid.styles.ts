import { Button } from 'react-aria-components/Button';
import { CalendarCell, CalendarGrid, CalendarHeaderCell, CalendarHeading } from 'react-aria-components/Calendar';
import styled, { css } from 'styled-components';
import { color, radius, size, space, text, weight } from '../../tokens/helpers.ts';
import { pressable } from '../input/control.styles.ts';

export const month = css`
  display: flex;
  flex-direction: column;
  gap: ${space(2)};
  inline-size: fit-content;
`;

export const Head = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
`;

export const Title = styled(CalendarHeading)`
  ${text('md')}
  font-weight: ${weight('semibold')};
`;

export const Turn = styled(Button)`
  ${pressable}
  inline-size: ${size('control')};
  padding: 0;
`;

/** As high as the longest month, so that nothing below it moves. */
export const Weeks = styled.div`
  min-block-size: calc(1.75rem + 6 * (${size('control')} + 2px));
`;

export const Days = styled(CalendarGrid)`
  border-collapse: separate;
  border-spacing: 0 2px;

  th,
  td {
    padding: 0;
  }
`;

export const WeekDay = styled(CalendarHeaderCell)`
  text-align: center;
  inline-size: calc(${size('control')} + 4px);
  block-size: 1.5rem;
  color: ${color('text-subtle')};
  ${text('xs')}
  font-weight: inherit;
`;

export const Day = styled(CalendarCell)`
  position: relative;
  display: grid;
  place-items: center;
  block-size: ${size('control')};
  border-radius: ${radius('md')};
  ${text('md')}
  font-variant-numeric: tabular-nums;
  outline-offset: -2px;
  cursor: pointer;

  &[data-weekend] {
    color: ${color('text-subtle')};
  }

  &[data-hovered] {
    background-color: ${color('bg-hover')};
  }

  [data-theme='dark'] &[data-hovered] {
    background-color: ${color('bg-pressed')};
  }

  &[data-today] {
    color: ${color('text-accent')};
    font-weight: ${weight('semibold')};
  }

  &[data-today]::after {
    position: absolute;
    inset-block-end: 3px;
    inline-size: 0.25rem;
    block-size: 0.25rem;
    border-radius: ${radius('full')};
    background-color: currentcolor;
    content: '';
  }

  &[data-unavailable] {
    color: ${color('text-subtle')};
    text-decoration: line-through;
    cursor: default;
  }

  &[data-disabled] {
    color: ${color('text-disabled')};
    cursor: default;
  }

  &[data-outside-month] {
    visibility: hidden;
  }

  &[data-selected] {
    background-color: ${color('solid-accent')};
    color: ${color('on-accent')};
  }

  &[data-selected][data-focus-visible] {
    outline-offset: 1px;
  }

  /* The days between two ends are a band. */
  [data-range] &[data-selected] {
    border-radius: 0;
  }

  [data-range] &[data-selected]:not([data-selection-start], [data-selection-end]) {
    background-color: ${color('bg-selected')};
    color: ${color('text-default')};
  }

  [data-range] &[data-selection-start] {
    border-start-start-radius: ${radius('md')};
    border-end-start-radius: ${radius('md')};
  }

  [data-range] &[data-selection-end] {
    border-start-end-radius: ${radius('md')};
    border-end-end-radius: ${radius('md')};
  }

  @media (forced-colors: active) {
    &[data-selected] {
      background-color: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }

    &[data-disabled] {
      color: GrayText;
    }
  }
`;
