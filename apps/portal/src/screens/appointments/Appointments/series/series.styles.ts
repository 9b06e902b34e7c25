import { color, radius, space, text } from '@intake/ui/tokens';
import styled from 'styled-components';

export const DateList = styled.ul`
  display: grid;
  border: 1px solid ${color('border-default')};
  border-radius: ${radius('md')};
`;

/** A date, what stands in its way, and how it is moved. */
export const DateRow = styled.li`
  padding: ${space(1.5)} ${space(2.5)};
  ${text('md')}

  & + & {
    border-block-start: 1px solid ${color('border-default')};
  }

  &[data-left-out] label {
    color: ${color('text-muted')};
    text-decoration: line-through;
  }

  & > [data-part='line'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space(1)} ${space(2)};
  }

  & > [data-part='line'] > :first-child {
    flex: 1 1 12rem;
  }

  & > [data-part='typed'] {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: ${space(2)};
    margin-block-start: ${space(2)};
  }
`;
