import styled, { keyframes } from 'styled-components';
import { color } from '../../tokens/helpers.ts';

const turn = keyframes`
  to { transform: rotate(1turn); }
`;

const breathe = keyframes`
  50% { opacity: 0.35; }
`;

export const Ring = styled.span`
  display: inline-block;
  flex-shrink: 0;
  inline-size: 1em;
  block-size: 1em;
  border: 0.14em solid ${color('border-strong')};
  border-block-start-color: currentcolor;
  border-radius: 50%;
  font-size: 1rem;
  animation: ${turn} 800ms linear infinite;

  &[data-size='lg'] {
    font-size: 2rem;
  }

  @media (prefers-reduced-motion: reduce) {
    animation: ${breathe} 2s ease-in-out infinite;
  }

  @media (forced-colors: active) {
    border-block-start-color: Highlight;
  }
`;

export const Cover = styled.div`
  display: grid;
  place-items: center;
  min-block-size: 12rem;
  inline-size: 100%;
  color: ${color('text-accent')};

  &[data-cover='page'] {
    position: fixed;
    inset: 0;
    background-color: ${color('bg-canvas')};
  }
`;
