import { RangeCalendar } from 'react-aria-components/RangeCalendar';
import { DateRangePicker } from 'react-aria-components/DateRangePicker';
import styled from 'styled-components';
import { month } from '../../internal/date/MonthGrid.styles.ts';
import { align, below, color, space } from '../../tokens/helpers.ts';
import { fieldStack } from '../Field/Field.styles.ts';

export const Root = styled(DateRangePicker)`
  ${fieldStack}
`;

/** Both dates stand in one order, whichever way is read, and one below the other where there is no room. */
export const Ends = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: center;
  column-gap: ${space(1)};
  min-inline-size: 0;
  padding-block: ${space(0.5)};

  [dir='rtl'] & {
    justify-content: flex-end;
  }

  & > [aria-hidden] {
    color: ${color('text-subtle')};
  }
`;

export const Month = styled(RangeCalendar)`
  ${month}
`;

export const Choices = styled.div`
  display: flex;
  gap: ${space(3)};

  ${below('phone')} {
    flex-direction: column;
  }
`;

export const Presets = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(0.5)};
  min-inline-size: max-content;
  max-inline-size: 12rem;
  padding-inline-end: ${space(3)};
  border-inline-end: 1px solid ${color('border-default')};

  & > button {
    justify-content: start;
    white-space: normal;
    text-align: ${align('start')};
  }

  & > button[aria-pressed='true'] {
    background-color: ${color('bg-selected')};
    color: ${color('text-accent')};
  }

  & > :last-child {
    margin-block-start: auto;
  }

  ${below('phone')} {
    flex-flow: row wrap;
    min-inline-size: 0;
    max-inline-size: calc(7 * (var(--size-control) + 4px));
    padding-inline-end: 0;
    border-inline-end: 0;

    & > :last-child {
      margin-block-start: 0;
    }
  }
`;
