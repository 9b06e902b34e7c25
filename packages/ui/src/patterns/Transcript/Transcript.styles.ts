import styled from 'styled-components';
import { align, color, shadow, space, text } from '../../tokens/helpers.ts';

export const Root = styled.section`
  position: relative;
  display: flex;
  flex: 1;
  flex-direction: column;
  min-block-size: 0;
  block-size: 100%;
  background-color: ${color('bg-surface')};
  color: ${color('text-default')};
`;

export const Search = styled.div`
  display: flex;
  align-items: center;
  flex-shrink: 0;
  gap: ${space(1)};
  padding: ${space(2)} ${space(3)};
  border-block-end: 1px solid ${color('border-default')};

  & > :first-child {
    flex: 1 1 6rem;
    min-inline-size: 0;
    max-inline-size: 24rem;
  }
`;

export const Found = styled.span`
  min-inline-size: 4rem;
  color: ${color('text-muted')};
  ${text('xs')}
  font-variant-numeric: tabular-nums;
  text-align: ${align('end')};
`;

export const Scroll = styled.div`
  flex: 1;
  min-block-size: 0;
  padding: ${space(2)};
  overflow: auto;
  outline-offset: -2px;
  scroll-padding-block: ${space(8)};
`;

export const Turns = styled.ol`
  display: flex;
  flex-direction: column;
  gap: ${space(0.5)};
`;

/** Floats over the end of the list. */
export const Jump = styled.div`
  position: relative;
  block-size: 0;

  & > * {
    position: absolute;
    inset-block-end: ${space(3)};
    inset-inline: 0;
    inline-size: fit-content;
    margin-inline: auto;
    box-shadow: ${shadow('overlay')};
  }
`;
