import styled from 'styled-components';
import { color, paneBelow, space } from '../../tokens/helpers.ts';

export const Columns = styled.div`
  display: grid;
  flex: 1;
  grid-template-rows: minmax(0, 1fr);
  grid-template-columns: minmax(0, 1fr) minmax(13rem, 16rem);
  min-block-size: 0;

  &[data-aside='md'] {
    grid-template-columns: minmax(0, 1fr) minmax(16rem, 22rem);
  }

  ${paneBelow('tablet')} {
    display: flex;
    flex-direction: column;
    overflow-y: auto;
  }
`;

export const Main = styled.div`
  display: flex;
  flex-direction: column;
  min-block-size: 0;

  ${paneBelow('tablet')} {
    flex-shrink: 0;
    min-block-size: 22rem;
  }
`;

export const Aside = styled.aside`
  display: flex;
  flex-direction: column;
  gap: ${space(5)};
  min-block-size: 0;
  min-inline-size: 0;
  padding: ${space(4)};
  overflow-y: auto;
  border-inline-start: 1px solid ${color('border-default')};

  ${paneBelow('tablet')} {
    flex-shrink: 0;
    overflow: visible;
    border-inline-start: 0;
    border-block-start: 1px solid ${color('border-default')};
  }
`;
