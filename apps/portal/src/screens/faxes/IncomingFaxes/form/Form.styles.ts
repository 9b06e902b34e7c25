import styled from 'styled-components';
import { color, radius, space, text, tint, weight } from '@intake/ui/tokens';

/** When it came, and until when it has to be dealt with. */
export const Times = styled.p`
  display: flex;
  flex-direction: column;
  align-items: end;
  color: ${color('text-muted')};
  ${text('xs')}
  font-variant-numeric: tabular-nums;

  [data-overdue] {
    color: ${color('text-danger')};
    font-weight: ${weight('semibold')};
  }
`;

export const Notices = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(2)};

  &:empty {
    display: none;
  }
`;

/** What the page says, in the order in which a person is recognised. */
export const Readings = styled.dl`
  display: flex;
  flex-direction: column;
  gap: 1px;
  border-radius: ${radius('md')};
  background-color: ${color('bg-sunken')};
  overflow: hidden;
`;

export const Reading = styled.div`
  display: grid;
  grid-template-columns: 6.5rem minmax(0, 1fr) auto;
  align-items: baseline;
  gap: ${space(2)};
  padding: ${space(1)} ${space(2)};
  ${text('sm')}
  ${tint('background-color')}

  &[data-active] {
    background-color: ${color('bg-suggestion')};
  }

  &[data-certainty='ambiguous'] {
    background-color: ${color('bg-warning')};
  }

  dt {
    color: ${color('text-subtle')};
    ${text('xs')}
  }

  dd {
    overflow-wrap: anywhere;
    font-variant-numeric: tabular-nums;
  }
`;

export const Place = styled.button`
  border: 0;
  padding: 0 ${space(1)};
  border-radius: ${radius('sm')};
  background: none;
  color: ${color('text-suggestion')};
  ${text('xs')}
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  cursor: pointer;

  &:hover {
    background-color: ${color('bg-hover')};
  }

  &[data-unsure] {
    color: ${color('text-warning')};
  }
`;

export const Chosen = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space(0.5)} ${space(2.5)};
  padding: ${space(2)} ${space(2.5)};
  border: 1px solid ${color('border-selected')};
  border-radius: ${radius('md')};
  background-color: ${color('bg-selected')};

  & > div > strong {
    display: block;
    overflow: hidden;
    font-weight: ${weight('semibold')};
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  & > div > span {
    color: ${color('text-muted')};
    ${text('sm')}
    font-variant-numeric: tabular-nums;
  }

  & > div > span > bdi {
    display: inline-block;
  }
`;

export const Reasons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
  grid-column: 2 / -1;
`;

/** What agrees or differs, and the way to the place on the page that says so. */
export const Reason = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  padding: 0 ${space(1.5)};
  border: 1px solid ${color('border-success')};
  border-radius: ${radius('sm')};
  background-color: ${color('bg-success')};
  color: ${color('text-success')};
  ${text('xs')}
  line-height: 1.25rem;
  font-weight: ${weight('medium')};
  font-variant-numeric: tabular-nums;

  &[data-differs] {
    border-color: ${color('border-danger')};
    background-color: ${color('bg-danger')};
    color: ${color('text-danger')};
  }

  &:not(:disabled) {
    cursor: pointer;
  }

  &[aria-pressed='true'] {
    outline: 2px solid ${color('mark-evidence-line')};
  }

  svg {
    inline-size: 0.75rem;
    block-size: 0.75rem;
  }
`;

export const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: start;
  gap: ${space(3)};
`;

/** Search for a person, and beside it the way to make one. */
export const Finding = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};

  & > :not(button) {
    flex: 1 1 9rem;
    min-inline-size: 0;
  }
`;

export const Missing = styled.p`
  color: ${color('text-danger')};
  ${text('xs')}
  font-weight: ${weight('medium')};
`;

export const Quiet = styled.p`
  color: ${color('text-subtle')};
  ${text('sm')}
`;
