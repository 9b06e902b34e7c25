import styled from 'styled-components';
import { below, color, space, weight } from '../../../tokens/helpers.ts';

export const Head = styled.header`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  min-inline-size: 0;
  padding-inline: ${space(4)} ${space(3)};
  border-block-end: 1px solid ${color('border-default')};
  background-color: ${color('bg-surface')};
  color: ${color('text-default')};

  ${below('tablet')} {
    padding-inline: ${space(2)};
  }
`;

export const MenuButton = styled.div`
  display: none;

  ${below('tablet')} {
    display: block;
  }
`;

export const BrandPlace = styled.div`
  display: flex;
  align-items: center;
  flex-shrink: 0;
  padding-inline-end: ${space(3)};
  font-weight: ${weight('semibold')};
  white-space: nowrap;

  ${below('tablet')} {
    display: none;
  }
`;

export const SwitcherPlace = styled.div`
  display: flex;
  align-items: center;
  flex: 0 1 auto;
  min-inline-size: 0;

  /* A phone has no room for both; the drawer shows it too. */
  &[data-yields] {
    ${below('mobile')} {
      display: none;
    }
  }
`;

export const SearchPlace = styled.div`
  flex: 1 1 7rem;
  min-inline-size: 0;

  & > * {
    max-inline-size: 26rem;
  }
`;

export const Actions = styled.div`
  display: flex;
  align-items: center;
  flex-shrink: 0;
  gap: ${space(1)};
`;
