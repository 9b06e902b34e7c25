import styled from 'styled-components';
import { color } from '@intake/ui/tokens';

export const Root = styled.div`
  position: relative;
  display: flex;
  flex: 1;
  flex-direction: column;
  min-block-size: 0;
  block-size: 100%;
  background-color: ${color('bg-canvas')};
`;
