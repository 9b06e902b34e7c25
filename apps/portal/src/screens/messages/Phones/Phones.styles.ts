import styled from 'styled-components';
import { color, radius, space, text, weight } from '@intake/ui/tokens';

export const Desk = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  align-items: center;
  min-block-size: 0;
  padding: ${space(4)};
  overflow-y: auto;
  background-color: ${color('bg-desk')};
`;

/** A phone: a round case around a screen. */
export const Case = styled.section`
  display: flex;
  flex: 1;
  flex-direction: column;
  inline-size: min(23rem, 100%);
  min-block-size: 24rem;
  max-block-size: 44rem;
  border: 0.5rem solid ${color('bg-inverse')};
  border-radius: 2rem;
  background-color: ${color('bg-surface')};
  overflow: hidden;
`;

export const Head = styled.header`
  padding: ${space(3)} ${space(4)} ${space(2)};
  border-block-end: 1px solid ${color('border-default')};
  text-align: center;

  h2 {
    ${text('md')}
    font-weight: ${weight('semibold')};
  }

  p {
    color: ${color('text-muted')};
    ${text('xs')}
  }
`;

export const Screen = styled.div`
  flex: 1;
  min-block-size: 0;
  padding: ${space(3)};
  overflow-y: auto;
`;

export const Messages = styled.ol`
  display: flex;
  flex-direction: column;
  gap: ${space(2)};

  & > li {
    display: flex;
    flex-direction: column;
    align-items: start;
    gap: ${space(0.5)};
    max-inline-size: 85%;
  }

  & > li[data-own] {
    align-items: end;
    align-self: end;
  }

  p {
    padding: ${space(2)} ${space(3)};
    border-radius: ${radius('lg')};
    background-color: ${color('bg-sunken')};
    ${text('md')}
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }

  [data-own] > p {
    background-color: ${color('solid-accent')};
    color: ${color('on-accent')};
  }

  img {
    max-inline-size: 100%;
    max-block-size: 14rem;
    border-radius: ${radius('lg')};
  }

  span:has(> svg) {
    display: inline-flex;
    align-items: center;
    gap: ${space(1)};
    color: ${color('text-muted')};
    ${text('sm')}

    svg {
      inline-size: 1rem;
      block-size: 1rem;
    }
  }

  time {
    padding-inline: ${space(1)};
    color: ${color('text-subtle')};
    ${text('xs')}
  }

  @media (forced-colors: active) {
    p {
      border: 1px solid CanvasText;
    }
  }
`;

export const Foot = styled.footer`
  display: flex;
  flex-direction: column;
  gap: ${space(2)};
  padding: ${space(3)};
  border-block-start: 1px solid ${color('border-default')};
`;

export const Quick = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
`;

export const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto auto;
  gap: ${space(2)};
  align-items: end;
`;

export const Lead = styled.p`
  flex: 1;
  color: ${color('text-muted')};
  ${text('sm')}
`;
