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

export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(3)};
  padding: ${space(2)} ${space(3)};
  border-block-end: 1px solid ${color('border-default')};
`;

export const FieldSlot = styled.div`
  flex: 1 1 18rem;
  min-inline-size: 0;
  max-inline-size: 40rem;

  ${paneBelow('mobile')} {
    flex-basis: 100%;
    max-inline-size: none;
  }
`;

export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};

  ${paneBelow('mobile')} {
    &[data-reading] {
      display: none;
    }
  }
`;

export const FilterBody = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space(4)} ${space(5)};
  align-items: start;
`;

export const Wide = styled.div`
  grid-column: 1 / -1;
`;

export const FilterFoot = styled.div`
  display: flex;
  grid-column: 1 / -1;
  align-items: center;
  justify-content: space-between;
  gap: ${space(3)};
  color: ${color('text-subtle')};
  ${text('xs')}
`;

export const Scroll = styled.div`
  flex: 1;
  min-block-size: 0;
  overflow-y: auto;
  background-color: ${color('bg-surface')};
`;

export const Section = styled.section`
  position: relative;

  & + & {
    border-block-start: 1px solid ${color('border-default')};
  }

  [role='row']:has([data-open]) {
    background-color: ${color('bg-selected')};
    box-shadow: inset 0 0 0 1px ${color('border-accent')};
  }

  &[data-kind='faxes'] [role='row'] {
    align-items: flex-start;
    content-visibility: auto;
    contain-intrinsic-block-size: auto 4.75rem;
  }
`;

export const SectionHead = styled.div`
  position: sticky;
  inset-block-start: 0;
  z-index: 1;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
  min-block-size: 2.25rem;
  padding-inline: ${space(3)};
  background-color: ${color('bg-surface')};
`;

export const SectionTitle = styled.h2`
  color: ${color('text-subtle')};
  ${text('xs')}
  font-weight: ${weight('semibold')};
`;

export const Note = styled.p`
  padding: 0 ${space(3)} ${space(2)};
  color: ${color('text-subtle')};
  ${text('sm')}
`;

/** Two lines of the page around the hit. */
export const Excerpt = styled.span`
  display: -webkit-box;
  overflow: hidden;
  color: ${color('text-muted')};
  white-space: normal;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;

  mark {
    padding-inline: 1px;
    border-radius: 2px;
    background-color: ${color('mark-hit')};
    color: ${color('text-default')};
    font-weight: ${weight('medium')};
  }
`;

export const Facts = styled.span`
  display: flex;
  flex-shrink: 0;
  flex-direction: column;
  align-items: flex-end;
  max-inline-size: 9rem;
  color: ${color('text-subtle')};
  ${text('xs')}
  line-height: 1.25rem;
  text-align: ${align('end')};
  font-variant-numeric: tabular-nums;
`;

export const Emblem = styled.span`
  display: grid;
  flex-shrink: 0;
  place-items: center;
  inline-size: 1.5rem;
  block-size: 1.5rem;
  border-radius: ${radius('sm')};
  background-color: ${color('bg-sunken')};
  color: ${color('text-subtle')};

  svg {
    inline-size: 0.875rem;
    block-size: 0.875rem;
  }
`;

export const MoreRow = styled.div`
  display: flex;
  justify-content: center;
  padding: ${space(3)};
`;

/** Comes into view while there is still something left to read. */
export const NearEnd = styled.div`
  position: absolute;
  inset-block-end: 0;
  inset-inline: 0;
  z-index: -1;
  block-size: min(30rem, 100%);
  pointer-events: none;
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

export const Advice = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${space(2)};
  inline-size: min(32rem, 100%);
  margin-block-start: ${space(4)};
  padding: ${space(4)};
  border: 1px solid ${color('border-default')};
  border-radius: ${radius('lg')};
  color: ${color('text-muted')};
  ${text('sm')}
  text-align: ${align('start')};
  text-wrap: pretty;
`;

export const Tip = styled.li`
  display: flex;
  gap: ${space(2.5)};

  & > svg {
    inline-size: 1rem;
    block-size: 1rem;
    margin-block-start: 1px;
    color: ${color('text-subtle')};
  }
`;
