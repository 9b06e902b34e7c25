import styled from 'styled-components';
import { color } from '../../tokens/helpers.ts';

export const SparkRoot = styled.svg`
  [dir='rtl'] & {
    transform: scaleX(-1);
  }

  path {
    fill: none;
    stroke: ${color('chart-1')};
    stroke-width: 1.75;
    stroke-linecap: round;
    stroke-linejoin: round;
  }

  circle {
    fill: ${color('chart-1')};
  }

  @media (forced-colors: active) {
    path {
      stroke: CanvasText;
    }

    circle {
      fill: CanvasText;
    }
  }
`;
