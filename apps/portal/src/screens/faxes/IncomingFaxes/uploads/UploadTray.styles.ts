import styled from 'styled-components';
import { color, layer, radius, shadow, space, text, weight } from '@intake/ui/tokens';

export const Root = styled.aside`
  position: absolute;
  inset-block-end: ${space(4)};
  inset-inline-start: ${space(4)};
  z-index: ${layer('nav')};
  display: flex;
  flex-direction: column;
  inline-size: min(26rem, calc(100% - 2rem));
  max-block-size: 60%;
  border: 1px solid ${color('border-default')};
  border-radius: ${radius('lg')};
  background-color: ${color('bg-raised')};
  box-shadow: ${shadow('overlay')};
`;

export const Head = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding: ${space(2)} ${space(2)} ${space(2)} ${space(3)};

  h2 {
    ${text('sm')}
    font-weight: ${weight('semibold')};
    font-variant-numeric: tabular-nums;
  }
`;

export const List = styled.div`
  padding: 0 ${space(2)} ${space(2)};
  overflow-y: auto;
`;
