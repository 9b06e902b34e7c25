import styled from 'styled-components';
import { color, radius, space, text, weight } from '@intake/ui/tokens';

export const Scroll = styled.div`
  display: flex;
  flex: 1 1 12rem;
  flex-direction: column;
  min-block-size: 8rem;
  padding: ${space(4)};
  overflow-y: auto;
  overscroll-behavior: contain;
  scrollbar-gutter: stable;

  &:focus-visible {
    outline-offset: -2px;
  }

  /* Few messages stand where the eye is: above the composer. */
  & > :first-child {
    margin-block-start: auto;
  }
`;

export const Around = styled.div`
  position: relative;
  display: flex;
  flex: 1 1 12rem;
  flex-direction: column;
  min-block-size: 8rem;
`;

/** The way back to the newest, above the end of what is read. */
export const Jump = styled.div`
  position: absolute;
  inset-block-end: ${space(3)};
  inset-inline: 0;
  display: flex;
  justify-content: center;
  pointer-events: none;

  & > * {
    pointer-events: auto;
  }
`;

export const Centre = styled.div`
  display: flex;
  justify-content: center;
  padding-block-end: ${space(3)};
`;

export const Days = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(4)};
`;

export const DayHead = styled.h3`
  padding-block-end: ${space(2)};
  color: ${color('text-subtle')};
  ${text('xs')}
  font-weight: ${weight('medium')};
  text-align: center;
`;

export const Messages = styled.ol`
  display: flex;
  flex-direction: column;
  gap: ${space(0.5)};
`;

/** One message: the patient's at the start, the clinic's at the end. */
export const Item = styled.li`
  display: flex;
  flex-direction: column;
  align-items: start;
  gap: ${space(1)};
  max-inline-size: min(36rem, 84%);

  &[data-own] {
    align-items: end;
    align-self: end;
  }

  &[data-end] {
    padding-block-end: ${space(2)};
  }
`;

export const Bubble = styled.div`
  inline-size: fit-content;
  padding: ${space(2)} ${space(3)};
  border: 1px solid transparent;
  border-radius: ${radius('lg')};
  background-color: ${color('bg-sunken')};
  ${text('md')}
  white-space: pre-wrap;
  overflow-wrap: anywhere;

  [data-own] > & {
    border-color: ${color('border-accent')};
    background-color: ${color('bg-accent')};
  }

  [data-end]:not([data-own]) > & {
    border-end-start-radius: ${radius('sm')};
  }

  [data-end][data-own] > & {
    border-end-end-radius: ${radius('sm')};
  }

  [data-own][data-state='waiting'] > & {
    border-style: dashed;
    background-color: transparent;
  }

  [data-own][data-state='warning'] > & {
    border-color: ${color('border-warning')};
    background-color: ${color('bg-warning')};
  }

  [data-own][data-state='danger'] > & {
    border-color: ${color('border-danger')};
    background-color: ${color('bg-danger')};
  }

  [data-own][data-state='dropped'] > & {
    border-color: ${color('border-default')};
    background-color: transparent;
    color: ${color('text-muted')};
    text-decoration: line-through;
  }

  @media (forced-colors: active) {
    border-color: CanvasText;
  }
`;

/** Who, when, and what became of it. */
export const Meta = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(0.5)} ${space(1.5)};
  padding-inline: ${space(1)};
  color: ${color('text-subtle')};
  ${text('xs')}
  font-variant-numeric: tabular-nums;

  svg {
    inline-size: 0.875rem;
    block-size: 0.875rem;
  }

  &[data-tone='danger'] {
    color: ${color('text-danger')};
  }

  &[data-tone='warning'] {
    color: ${color('text-warning')};
  }
`;

/** A file that went with it: a picture is seen as it was sent. */
export const Attached = styled.div`
  display: flex;
  flex-direction: column;
  align-items: inherit;
  gap: ${space(1)};

  img {
    max-inline-size: min(16rem, 100%);
    max-block-size: 12rem;
    border: 1px solid ${color('border-default')};
    border-radius: ${radius('lg')};
    object-fit: contain;
  }
`;

export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
`;
