import styled from 'styled-components';
import { align, below, color, radius, space, text, weight } from '@intake/ui/tokens';

export const Root = styled.section`
  display: grid;
  justify-items: center;
  gap: ${space(10)};
  box-sizing: border-box;
  max-inline-size: 75rem;
  margin-inline: auto;
  padding: clamp(2.5rem, 6vw, 5rem) ${space(6)};
  text-align: center;

  ${below('tablet')} {
    justify-items: start;
    text-align: ${align('start')};
  }
`;

/** In a row with a line through their emblems; below each other where there is no room. */
export const Steps = styled.ol`
  display: grid;
  grid-template-columns: repeat(5, minmax(0, 1fr));
  inline-size: 100%;
  margin: 0;
  padding: 0;
  list-style: none;

  ${below('tablet')} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Step = styled.li`
  position: relative;
  display: grid;
  align-content: start;
  justify-items: center;
  gap: ${space(2)};
  padding-inline: ${space(3)};
  color: ${color('text-muted')};
  text-wrap: pretty;

  h3 {
    margin-block-start: ${space(2)};
    color: ${color('text-default')};
    ${text('lg')}
    font-weight: ${weight('semibold')};
  }

  &:not(:last-child)::after {
    position: absolute;
    inset-block-start: 1.5rem;
    inset-inline: calc(50% + 2.25rem) calc(-50% + 2.25rem);
    block-size: 1px;
    background-color: ${color('border-strong')};
    content: '';
  }

  ${below('tablet')} {
    grid-template-columns: 3rem minmax(0, 1fr);
    justify-items: start;
    gap: 0 ${space(4)};
    padding: 0 0 ${space(8)};

    h3 {
      margin-block-start: 0;
    }

    h3,
    p {
      grid-column: 2;
    }

    &:not(:last-child)::after {
      inset-block: 3.5rem ${space(2)};
      inset-inline: 1.5rem auto;
      inline-size: 1px;
      block-size: auto;
    }
  }
`;

export const Emblem = styled.span`
  display: grid;
  place-items: center;
  inline-size: 3rem;
  block-size: 3rem;
  border: 1px solid ${color('border-accent')};
  border-radius: ${radius('full')};
  background-color: ${color('bg-accent')};
  color: ${color('text-accent')};

  svg {
    inline-size: 1.375rem;
    block-size: 1.375rem;
  }

  ${below('tablet')} {
    grid-row: span 2;
  }
`;
