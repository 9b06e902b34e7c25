import styled from 'styled-components';
import { color, paneBelow, radius, space, text, weight } from '@intake/ui/tokens';

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
