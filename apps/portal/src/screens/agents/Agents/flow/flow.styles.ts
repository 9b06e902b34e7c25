import styled from 'styled-components';
import { color, paneBelow, radius, space, text, tint, weight } from '@intake/ui/tokens';

/** Outline and picture beside each other; the picture goes where there is no room for two. */
export const Beside = styled.div`
  display: grid;
  flex: 1;
  grid-template-rows: minmax(0, 1fr);
  grid-template-columns: minmax(22rem, 1fr) minmax(18rem, 26rem);
  min-block-size: 0;

  ${paneBelow('tablet')} {
    grid-template-columns: minmax(0, 1fr);
    grid-template-rows: minmax(0, 1fr);
  }
`;

export const OutlineSide = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(3)};
  min-block-size: 0;
  padding: ${space(4)};
  overflow-y: auto;
`;

export const PictureSide = styled.div`
  min-block-size: 0;
  overflow: auto;
  border-inline-start: 1px solid ${color('border-default')};
  background-color: ${color('bg-desk')};

  ${paneBelow('tablet')} {
    display: none;
  }
`;

export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
`;

export const Steps = styled.ol`
  display: flex;
  flex-direction: column;
  gap: ${space(2)};
`;

export const Step = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${space(1)} ${space(3)};
  align-items: start;
  padding: ${space(3)};
  border: 1px solid ${color('border-default')};
  border-radius: ${radius('lg')};
  background-color: ${color('bg-surface')};
  cursor: pointer;
  ${tint('border-color', 'background-color')}

  &:hover {
    border-color: ${color('border-strong')};
    background-color: ${color('bg-hover')};
  }

  &[data-selected] {
    border-color: ${color('border-selected')};
    box-shadow: 0 0 0 1px ${color('border-selected')};
  }

  &[data-wrong] {
    border-color: ${color('border-danger')};
  }
`;

export const KindMark = styled.span`
  display: grid;
  place-items: center;
  inline-size: 1.75rem;
  block-size: 1.75rem;
  border-radius: ${radius('md')};
  background-color: ${color('bg-neutral')};
  color: ${color('text-neutral')};

  svg {
    inline-size: 1rem;
    block-size: 1rem;
  }

  &[data-tone='accent'] {
    background-color: ${color('bg-accent')};
    color: ${color('text-accent')};
  }

  &[data-tone='success'] {
    background-color: ${color('bg-success')};
    color: ${color('text-success')};
  }

  &[data-tone='warning'] {
    background-color: ${color('bg-warning')};
    color: ${color('text-warning')};
  }

  &[data-tone='suggestion'] {
    background-color: ${color('bg-suggestion')};
    color: ${color('text-suggestion')};
  }
`;

export const StepBody = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(1.5)};
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

export const StepHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};

  h3 {
    ${text('sm')}
    font-weight: ${weight('semibold')};
  }

  code {
    color: ${color('text-subtle')};
    font-family: inherit;
    ${text('xs')}
  }
`;

export const Words = styled.p`
  ${text('md')}

  &[data-missing] {
    color: ${color('text-subtle')};
    font-style: italic;
  }
`;

/** A value in a text, as it will be filled in. */
export const Value = styled.span`
  padding: 0 ${space(1.5)};
  border-radius: ${radius('sm')};
  background-color: ${color('bg-accent')};
  color: ${color('text-accent')};
  ${text('sm')}
  white-space: nowrap;
`;

export const Ways = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(3)};
  color: ${color('text-muted')};
  ${text('xs')}

  li {
    display: inline-flex;
    align-items: center;
    gap: ${space(1)};
  }

  svg {
    inline-size: 0.75rem;
    block-size: 0.75rem;
  }
`;

export const Wrong = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${space(1)};
  color: ${color('text-danger')};
  ${text('sm')}

  li {
    display: flex;
    gap: ${space(1.5)};
  }

  svg {
    flex-shrink: 0;
    inline-size: 0.9375rem;
    block-size: 1lh;
  }
`;

export const Picture = styled.svg`
  direction: ltr;
  display: block;
  inline-size: 100%;
  min-inline-size: 20rem;
  block-size: auto;
  padding: ${space(4)};
`;

export const Edge = styled.path`
  fill: none;
  stroke: ${color('border-control')};
  stroke-width: 1.25;

  &[data-field='failed'],
  &[data-field='otherwise'] {
    stroke-dasharray: 4 3;
  }

  &[data-back] {
    stroke: ${color('border-warning')};
    stroke-dasharray: 2 3;
  }

  &[data-lit] {
    stroke: ${color('border-selected')};
    stroke-width: 2;
  }
`;

export const Node = styled.g`
  cursor: pointer;

  rect {
    fill: ${color('bg-surface')};
    stroke: ${color('border-strong')};
  }

  text {
    fill: ${color('text-default')};
    font-size: 12px;
    font-weight: ${weight('medium')};
  }

  text[data-part='kind'] {
    fill: ${color('text-muted')};
    font-size: 10px;
    font-weight: ${weight('regular')};
  }

  &[data-known] rect {
    fill: ${color('bg-success')};
    stroke: ${color('border-success')};
  }

  &[data-wrong] rect {
    stroke: ${color('border-danger')};
    stroke-width: 2;
  }

  &[data-selected] rect {
    stroke: ${color('border-selected')};
    stroke-width: 2;
  }

  &[data-current] rect {
    fill: ${color('bg-accent')};
    stroke: ${color('border-selected')};
    stroke-width: 2;
  }
`;

export const Fields = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(4)};
`;
