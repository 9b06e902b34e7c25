import styled from 'styled-components';
import { color, space, text } from '../../tokens/helpers.ts';

export const Root = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${space(2)} ${space(3)};
  color: ${color('text-muted')};
  ${text('sm')}
`;

export const PageSize = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  margin-inline-end: auto;

  & > :last-child {
    inline-size: 5.5rem;
  }
`;

export const Turning = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(3)};
`;

export const Shown = styled.p`
  font-variant-numeric: tabular-nums;
`;

export const Buttons = styled.div`
  display: flex;
  gap: ${space(1)};

  [aria-disabled='true'] {
    border-color: transparent;
    background-color: ${color('bg-disabled')};
    color: ${color('text-disabled')};
    box-shadow: none;
    cursor: default;
  }

  @media (forced-colors: active) {
    [aria-disabled='true'] {
      color: GrayText;
    }
  }
`;
