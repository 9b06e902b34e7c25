import styled from 'styled-components';
import { color, radius, size, space, text } from '@intake/ui/tokens';

/** One box around what is written and what is done with it. */
export const Root = styled.div`
  display: flex;
  flex-direction: column;
  flex-shrink: 0;
  gap: ${space(2)};
  padding: ${space(3)} ${space(4)} ${space(4)};
  border-block-start: 1px solid ${color('border-default')};
  background-color: ${color('bg-surface')};

  &[data-bare] {
    padding: 0;
    border-block-start: 0;
  }
`;

export const Box = styled.div`
  display: flex;
  flex-direction: column;
  border: 1px solid ${color('border-control')};
  border-radius: ${radius('lg')};
  background-color: ${color('bg-surface')};

  &:focus-within {
    border-color: ${color('border-focus')};
    box-shadow: 0 0 0 1px ${color('border-focus')};
  }

  & textarea {
    min-block-size: 4rem;
    border: 0;
    border-radius: ${radius('lg')};
    background-color: transparent;
    box-shadow: none;
    outline: none;
    resize: none;
  }

  /* The box around it shows where the focus is. */
  &&& textarea:is(:focus, :focus-visible) {
    outline: none;
    box-shadow: none;
  }

  @media (forced-colors: active) {
    &:focus-within {
      outline: 2px solid Highlight;
    }
  }
`;

export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(2)};
  padding: ${space(1)} ${space(1.5)} ${space(1.5)};
`;

/** What the text costs, between what helps to write and what sends. */
export const Count = styled.span`
  margin-inline-start: auto;
  color: ${color('text-muted')};
  ${text('xs')}
  font-variant-numeric: tabular-nums;

  &[data-short] {
    color: ${color('text-danger')};
  }
`;

export const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(2)};
  padding-inline: ${space(1)};
  color: ${color('text-muted')};
  ${text('xs')}
`;

export const Problem = styled.p`
  color: ${color('text-danger')};
  ${text('sm')}
`;

/** What the message goes by, beside why it goes by nothing else. */
export const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(2)};
`;

/** Fields of a popover, below each other, within the width that a popover has at most. */
export const Stack = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(3)};
  inline-size: min(21rem, 80vw);

  &[data-wide] {
    inline-size: auto;
  }
`;

export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: end;
  gap: ${space(2)};
`;

/** A message as a phone shows it. */
export const Bubble = styled.p`
  padding: ${space(2)} ${space(3)};
  border: 1px solid ${color('border-default')};
  border-radius: ${radius('lg')};
  background-color: ${color('bg-sunken')};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

export const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(${size('field')}, 9rem), 1fr));
  gap: ${space(2)};
`;
