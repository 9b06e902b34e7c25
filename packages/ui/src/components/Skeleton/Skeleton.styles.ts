import styled, { keyframes } from 'styled-components';
import { color, radius, space } from '../../tokens/helpers.ts';

const breathe = keyframes`
  50% { opacity: 0.5; }
`;

export const Lines = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(2)};
`;

export const Block = styled.div`
  inline-size: 100%;
  block-size: 0.875rem;
  border-radius: ${radius('sm')};
  background-color: ${color('bg-pressed')};
  animation: ${breathe} 1.6s ease-in-out infinite;

  ${Lines} > &:last-child:not(:first-child) {
    inline-size: 60%;
  }

  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }

  @media (forced-colors: active) {
    border: 1px solid GrayText;
  }
`;
