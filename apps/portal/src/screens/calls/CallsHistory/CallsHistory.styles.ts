import styled from 'styled-components';
import { color, paneBelow, space, text, weight } from '@intake/ui/tokens';

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

/** The transcript beside the facts, or above them where there is no room. */
export const Columns = styled.div`
  display: grid;
  flex: 1;
  grid-template-rows: minmax(0, 1fr);
  grid-template-columns: minmax(0, 1fr) minmax(13rem, 16rem);
  min-block-size: 0;

  ${paneBelow('tablet')} {
    display: flex;
    flex-direction: column;
    overflow-y: auto;
  }
`;

export const Spoken = styled.div`
  display: flex;
  flex-direction: column;
  min-block-size: 16rem;

  & > :last-child {
    flex: 1;
  }

  ${paneBelow('tablet')} {
    flex-shrink: 0;
    min-block-size: 22rem;
  }
`;

export const Facts = styled.aside`
  display: flex;
  flex-direction: column;
  gap: ${space(4)};
  min-inline-size: 0;
  padding: ${space(4)};
  overflow-y: auto;
  border-inline-start: 1px solid ${color('border-default')};

  ${paneBelow('tablet')} {
    flex-shrink: 0;
    overflow: visible;
    border-inline-start: 0;
    border-block-start: 1px solid ${color('border-default')};
  }
`;

export const Note = styled.p`
  margin: 0;
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

export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
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
  margin: 0;
  padding: 0;
  border: 0;

  legend {
    margin-block-end: ${space(2)};
    ${text('sm')}
    font-weight: ${weight('medium')};
  }
`;
