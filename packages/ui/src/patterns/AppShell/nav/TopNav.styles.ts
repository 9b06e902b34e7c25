import styled from 'styled-components';
import { space } from '../../../tokens/helpers.ts';

export const Nav = styled.nav`
  display: flex;
  align-items: center;
  block-size: 100%;
  padding-inline: ${space(2)};
`;

export const Row = styled.ul`
  position: relative;
  display: flex;
  flex: 1;
  gap: ${space(0.5)};
  min-inline-size: 0;
  /* Till the row has been measured again. */
  overflow-x: auto;
  scrollbar-width: none;
`;

export const Place = styled.li`
  flex-shrink: 0;
  white-space: nowrap;

  &[data-out] {
    position: absolute;
    inset-block-start: 0;
    inset-inline-start: 0;
    visibility: hidden;
  }

  & > * {
    gap: ${space(2)};
    min-block-size: 2.25rem;
  }
`;
