import { below, color, radius, space, text, weight } from '@intake/ui/tokens';
import styled from 'styled-components';

export const Root = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${space(6)};
  inline-size: min(25rem, 100%);
  margin: clamp(${space(4)}, 9vh, 7rem) auto ${space(10)};
  padding: ${space(8)};
  border: 1px solid ${color('border-default')};
  border-radius: ${radius('lg')};
  background-color: ${color('bg-surface')};
  box-shadow: var(--shadow-raised);

  &[data-wide] {
    inline-size: min(34rem, 100%);
  }

  ${below('mobile')} {
    margin-block: 0;
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
