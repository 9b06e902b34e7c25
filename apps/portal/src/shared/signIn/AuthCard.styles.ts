import { below, color, radius, space, text, weight } from '@intake/ui/tokens';
import styled from 'styled-components';

export const Root = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${space(6)};
  inline-size: min(25rem, 100%);
  margin-inline: auto;
  padding: ${space(8)};
  border: 1px solid ${color('border-default')};
  border-radius: ${radius('lg')};
  background-color: ${color('bg-surface')};
  box-shadow: var(--shadow-raised);

  &[data-wide] {
    inline-size: min(34rem, 100%);
  }

  ${below('mobile')} {
    padding: ${space(2)} 0;
    border: 0;
    background-color: transparent;
    box-shadow: none;
  }
`;

export const Title = styled.h1`
  ${text('xl')}
  font-weight: ${weight('semibold')};
  letter-spacing: -0.011em;
`;

export const Lead = styled.p`
  margin-block-start: ${space(1)};
  color: ${color('text-muted')};
`;

/** What else can be done from here, quietly. */
export const Asides = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space(2)} ${space(4)};
  ${text('sm')}

  /* The words of quiet buttons stand on the edges of the card, as those of links do. */
  > button {
    margin-inline: calc(-1 * ${space(2)});
  }
`;
