import { Slider } from 'react-aria-components/Slider';
import styled from 'styled-components';
import { color, radius, shadow, space, text } from '../../tokens/helpers.ts';

export const Bar = styled.div`
  display: flex;
  align-items: center;
  flex-shrink: 0;
  gap: ${space(2)};
  padding: ${space(2)} ${space(3)};
  border-block-start: 1px solid ${color('border-default')};
  background-color: ${color('bg-surface')};
`;

export const Time = styled.bdi`
  color: ${color('text-muted')};
  ${text('xs')}
  font-variant-numeric: tabular-nums;
`;

export const Failed = styled.p`
  padding: ${space(3)};
  border-block-start: 1px solid ${color('border-default')};
  color: ${color('text-danger')};
  ${text('sm')}
`;

export const Fill = styled.span`
  position: absolute;
  inset-block-start: calc(50% - 2px);
  inset-inline-start: 0;
  block-size: 4px;
  border-radius: ${radius('full')};
  background-color: ${color('solid-accent')};

  @media (forced-colors: active) {
    background-color: Highlight;
    forced-color-adjust: none;
  }
`;

export const Scrubber = styled(Slider)`
  flex: 1;
  min-inline-size: 3rem;

  .react-aria-SliderTrack {
    position: relative;
    block-size: 1.75rem;
    cursor: pointer;

    &::before {
      position: absolute;
      inset-block-start: calc(50% - 2px);
      inset-inline: 0;
      block-size: 4px;
      border-radius: ${radius('full')};
      background-color: ${color('border-control')};
      content: '';
    }
  }

  .react-aria-SliderThumb {
    inset-block-start: 50%;
    inline-size: 0.875rem;
    block-size: 0.875rem;
    border: 2px solid ${color('solid-accent')};
    border-radius: 50%;
    background-color: ${color('bg-raised')};
    box-shadow: ${shadow('raised')};
  }

  &[data-disabled] {
    opacity: 0.5;
  }
`;
