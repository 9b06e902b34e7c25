import styled, { keyframes } from 'styled-components';
import { color, radius, space, text } from '../../tokens/helpers.ts';

const slide = keyframes`
  from { inset-inline-start: -40%; }
  to { inset-inline-start: 100%; }
`;

export const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(1)};
  inline-size: 100%;
`;

export const Head = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${space(2)};
  color: ${color('text-muted')};
  ${text('xs')}
  font-variant-numeric: tabular-nums;

  & > :last-child {
    flex-shrink: 0;
  }
`;

export const Track = styled.div`
  position: relative;
  block-size: 0.25rem;
  overflow: hidden;
  border-radius: ${radius('full')};
  background-color: ${color('bg-pressed')};

  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

export const Fill = styled.div`
  position: absolute;
  inset-block: 0;
  inset-inline-start: 0;
  border-radius: inherit;
  background-color: ${color('solid-accent')};

  &[data-tone='success'] {
    background-color: ${color('solid-success')};
  }

  &[data-tone='danger'] {
    background-color: ${color('solid-danger')};
  }

  &[data-indeterminate] {
    inline-size: 40%;
    animation: ${slide} 1.2s ease-in-out infinite;
  }

  @media (prefers-reduced-motion: reduce) {
    &[data-indeterminate] {
      inline-size: 100%;
      animation: none;
      opacity: 0.4;
    }
  }

  @media (forced-colors: active) {
    &[data-tone] {
      background-color: Highlight;
    }
  }
`;
