import styled from 'styled-components';
import { below, color, size } from '../../../tokens/helpers.ts';

export const Bar = styled.div`
  min-inline-size: 0;
  block-size: ${size('top-nav')};
  border-block-end: 1px solid ${color('border-default')};
  background-color: ${color('bg-surface')};

  /* The frame keeps its row. */
  ${below('tablet')} {
    block-size: 0;
    border: 0;
    overflow: hidden;
    visibility: hidden;
  }
`;
