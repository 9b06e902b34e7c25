import styled from 'styled-components';
import { below, color, radius, shadow, space, text, weight } from '../../tokens/helpers.ts';

export const Frame = styled.main`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: safe center;
  gap: ${space(5)};
  min-block-size: 100dvh;
  padding: ${space(6)} ${space(4)};
`;

export const Mark = styled.div`
  ${text('lg')}
  font-weight: ${weight('semibold')};
`;

export const Card = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(5)};
  inline-size: min(24rem, 100%);
  padding: ${space(8)};
  border: 1px solid ${color('border-default')};
  border-radius: ${radius('lg')};
  background-color: ${color('bg-surface')};
  box-shadow: ${shadow('raised')};

  ${below('mobile')} {
    padding: ${space(5)};
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

export const Foot = styled.div`
  color: ${color('text-muted')};
  ${text('sm')}
  text-align: center;
`;
