import styled from 'styled-components';
import { align, color, paneBelow, radius, space, text, weight } from '@intake/ui/tokens';

export const Root = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-block-size: 0;
  block-size: 100%;
  background-color: ${color('bg-surface')};
  container-type: inline-size;
`;

export const Bar = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(3)};
  min-block-size: 3rem;
  padding: ${space(2)} ${space(3)};
  border-block-end: 1px solid ${color('border-default')};
`;

export const Title = styled.h1`
  ${text('lg')}
  font-weight: ${weight('semibold')};
`;

export const Chips = styled.div`
  flex: 1 1 12rem;
  min-inline-size: 0;

  ${paneBelow('mobile')} {
    order: 1;
    flex-basis: 100%;

    &:empty {
      display: none;
    }
  }
`;

export const Tools = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  margin-inline-start: auto;
`;

/** A width of its own: what floats must not become narrower when the window does. */
export const FilterBody = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  min-inline-size: min(17rem, 84vw);
  gap: ${space(4)};
  align-items: start;
`;

export const FilterFoot = styled.div`
  display: flex;
  grid-column: 1 / -1;
  justify-content: flex-end;
`;

/** One line an event where there is room, two where there is not. Rows are plain elements under this one. */
export const Trail = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-block-size: 0;
  container-type: inline-size;

  & > * {
    --event-row: 2.5rem;
  }

  [data-event] {
    display: grid;
    grid-template-areas: 'time who what outcome';
    grid-template-columns: 8.75rem 9.5rem minmax(0, 1fr) auto;
    align-items: center;
    column-gap: ${space(4)};
  }

  [data-event] > * {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  [data-part='time'] {
    grid-area: time;
    color: ${color('text-subtle')};
    ${text('sm')}
    font-variant-numeric: tabular-nums;
  }

  [data-part='who'] {
    display: flex;
    grid-area: who;
    align-items: center;
    gap: ${space(2)};
    color: ${color('text-muted')};
    ${text('sm')}
  }

  [data-part='who'] > bdi {
    overflow: hidden;
    text-overflow: ellipsis;
  }

  [data-part='machine'] {
    display: grid;
    flex-shrink: 0;
    place-items: center;
    inline-size: 1.25rem;
    block-size: 1.25rem;
    border-radius: ${radius('full')};
    background-color: ${color('bg-sunken')};
    color: ${color('text-subtle')};
  }

  [data-part='machine'] svg {
    inline-size: 0.75rem;
    block-size: 0.75rem;
  }

  [data-part='what'] {
    grid-area: what;
    font-weight: ${weight('medium')};
  }

  [data-part='patient'] {
    color: ${color('text-muted')};
    font-weight: ${weight('regular')};
  }

  [data-part='outcome'] {
    grid-area: outcome;
  }

  ${paneBelow('phone')} {
    & > * {
      --event-row: 3.5rem;
    }

    [data-event] {
      grid-template-areas:
        'what what outcome'
        'who time time';
      grid-template-columns: minmax(0, 1fr) auto auto;
      row-gap: 2px;
    }

    [data-part='time'],
    [data-part='outcome'] {
      justify-self: end;
    }
  }
`;

export const Waiting = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(5)};
  padding: ${space(4)} ${space(3)};
`;

export const Middle = styled.div`
  display: grid;
  flex: 1;
  place-items: center;
  overflow: auto;
`;

export const Detail = styled.article`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-block-size: 0;
  overflow-y: auto;
  background-color: ${color('bg-surface')};
`;

export const DetailHead = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
  padding: ${space(2)} ${space(4)};
  border-block-end: 1px solid ${color('border-default')};
`;

export const DetailTitle = styled.h2`
  flex: 1 1 8rem;
  ${text('md')}
  font-weight: ${weight('semibold')};
`;

export const Part = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${space(3)};
  padding: ${space(4)};

  & + & {
    border-block-start: 1px solid ${color('border-default')};
  }

  h3 {
    color: ${color('text-subtle')};
    ${text('xs')}
    font-weight: ${weight('semibold')};
  }

  p {
    max-inline-size: 34rem;
    color: ${color('text-muted')};
    ${text('sm')}
    text-wrap: pretty;
  }
`;

export const Steps = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(3)};
`;

export const Code = styled.code`
  color: ${color('text-muted')};
  font-family: var(--font-mono);
  ${text('xs')}
  line-height: var(--leading-md);
  overflow-wrap: anywhere;
`;

/** The hash in groups, as one would read it aloud. */
export const SealCode = styled.code`
  display: grid;
  grid-template-columns: repeat(auto-fill, 8ch);
  gap: ${space(1)} ${space(3)};
  padding: ${space(3)};
  border-radius: ${radius('md')};
  background-color: ${color('bg-sunken')};
  color: ${color('text-muted')};
  font-family: var(--font-mono);
  ${text('xs')}
  direction: ltr;
`;

export const Chain = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${space(3)};
  max-inline-size: 26rem;
  margin-block-start: ${space(3)};
  color: ${color('text-muted')};
  ${text('sm')}
  text-align: ${align('start')};
  text-wrap: pretty;

  li {
    display: flex;
    gap: ${space(2.5)};
  }

  li > svg {
    flex-shrink: 0;
    inline-size: 1rem;
    block-size: 1rem;
    margin-block-start: 1px;
    color: ${color('text-subtle')};
  }

  code {
    padding-inline: ${space(1)};
    border-radius: ${radius('sm')};
    background-color: ${color('bg-sunken')};
    font-family: var(--font-mono);
    ${text('xs')}
  }
`;
