import styled from 'styled-components';
import { color, duration, radius, space, text, weight } from '@intake/ui/tokens';

/** Rows are plain elements under this one: a fast scroll draws hundreds of them a second. */
export const Root = styled.div`
  position: relative;
  display: flex;
  flex: 1;
  flex-direction: column;
  min-block-size: 0;
  background-color: ${color('bg-surface')};

  [role='gridcell'] > [data-fax] {
    display: flex;
    flex-direction: column;
    gap: 1px;
  }

  [data-part='line'],
  [data-part='line'] > * {
    display: flex;
    align-items: center;
    gap: ${space(1.5)};
    min-inline-size: 0;
    overflow: clip;
  }

  [data-part='line'] > :first-child {
    flex: 1;
  }

  [data-part='line'] > :last-child {
    flex-shrink: 0;
  }

  [data-part='who'] {
    color: ${color('text-default')};
    ${text('md')}
    font-weight: ${weight('medium')};
  }

  [data-open] [data-part='who'] {
    color: ${color('text-accent')};
  }

  [data-part='who'] > bdi,
  [data-part='what'] > span {
    min-inline-size: 0;
    overflow: clip;
    text-overflow: ellipsis;
  }

  [data-part='what'],
  [data-part='extent'] {
    color: ${color('text-muted')};
    ${text('sm')}
  }

  [data-part='extent'] {
    color: ${color('text-subtle')};
    font-variant-numeric: tabular-nums;
  }

  [data-part='age'] {
    color: ${color('text-subtle')};
    ${text('xs')}
    font-variant-numeric: tabular-nums;
  }

  [data-part='age'] svg {
    inline-size: 0.75rem;
    block-size: 0.75rem;
  }

  [data-part='age'][data-overdue] {
    color: ${color('text-danger')};
    font-weight: ${weight('semibold')};
  }

  [data-part='mark'] {
    flex-shrink: 0;
    padding-inline: ${space(1)};
    border-radius: ${radius('sm')};
    ${text('xs')}
    line-height: 1rem;
    font-weight: ${weight('semibold')};
  }

  [data-part='mark'][data-tone='stat'] {
    background-color: ${color('solid-danger')};
    color: ${color('on-danger')};
  }

  [data-part='mark'][data-tone='asap'],
  [data-part='mark'][data-tone='failed'] {
    background-color: ${color('bg-danger')};
    color: ${color('text-danger')};
  }

  [data-part='mark'][data-tone='urgent'],
  [data-part='mark'][data-tone='partial'] {
    background-color: ${color('bg-warning')};
    color: ${color('text-warning')};
  }

  [data-part='mark'][data-tone='duplicate'],
  [data-part='mark'][data-tone='on-hold'] {
    background-color: ${color('bg-neutral')};
    color: ${color('text-neutral')};
  }

  [data-part='what'][data-tone='failed'] {
    color: ${color('text-danger')};
  }

  [data-part='stages'] {
    display: flex;
    flex-shrink: 0;
    gap: 2px;
  }

  [data-part='stages'] > i {
    inline-size: 0.625rem;
    block-size: 3px;
    border-radius: ${radius('full')};
    background-color: ${color('border-strong')};
  }

  [data-part='stages'] > i[data-done] {
    background-color: ${color('solid-accent')};
  }

  [data-part='stages'] > i[data-now] {
    background-color: ${color('solid-accent')};
    animation: fax-stage calc(${duration('slow')} * 5) ease-in-out infinite alternate;
  }

  @keyframes fax-stage {
    to {
      opacity: 0.35;
    }
  }
`;

/** Over the list, so that its arrival moves no row. */
export const NewFaxes = styled.div`
  position: absolute;
  inset-block-start: ${space(2)};
  inset-inline: 0;
  z-index: 1;
  display: flex;
  justify-content: center;
  pointer-events: none;

  & > * {
    pointer-events: auto;
  }
`;
