import styled from 'styled-components';
import { color, space, text, weight } from '@intake/ui/tokens';

export const Direction = styled.span`
  display: inline-flex;
  color: ${color('text-subtle')};

  svg {
    inline-size: 0.9375rem;
    block-size: 0.9375rem;
  }

  &[data-way='outbound'] {
    color: ${color('text-accent')};
  }
`;

export const Note = styled.p`
  color: ${color('text-muted')};
  ${text('xs')}
`;

/** What a machine proposes: a person decides. */
export const Decision = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${space(3)};
  flex-shrink: 0;
  padding: ${space(4)};
  border-block-end: 1px solid ${color('border-default')};
  background-color: ${color('bg-suggestion')};
  color: ${color('text-default')};

  &[data-decided] {
    background-color: ${color('bg-surface')};
  }
`;

export const DecisionHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(4)};

  & > div:first-child {
    flex: 1 1 12rem;
    min-inline-size: 0;
  }

  p {
    color: ${color('text-muted')};
    ${text('sm')}
  }

  h3 {
    ${text('lg')}
    font-weight: ${weight('semibold')};
  }
`;

/** The words of the caller, and the question that they answer. */
export const Evidence = styled.blockquote`
  margin: 0;
  padding-inline-start: ${space(3)};
  border-inline-start: 3px solid ${color('border-suggestion')};
  overflow-wrap: anywhere;

  p:first-child {
    color: ${color('text-muted')};
    ${text('sm')}
  }

  p:last-child {
    ${text('md')}
    font-weight: ${weight('medium')};
  }
`;

export const Pair = styled.fieldset`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space(3)};

  legend {
    margin-block-end: ${space(2)};
    ${text('sm')}
    font-weight: ${weight('medium')};
  }
`;
