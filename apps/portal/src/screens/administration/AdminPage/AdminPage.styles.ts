import { color, radius, space } from '@intake/ui/tokens';
import styled from 'styled-components';

/** As many figures in a row as there is room for. */
export const Figures = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr));
  gap: ${space(4)};
  padding: ${space(4)};
  border: 1px solid ${color('border-default')};
  border-radius: ${radius('lg')};
  background-color: ${color('bg-surface')};
`;

/** As much of it as a row has room for; the dialogs show it whole. */
export const Said = styled.span`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
`;

/** A time, which is no longer one when it breaks. */
export const Moment = styled.span`
  color: ${color('text-muted')};
  white-space: nowrap;
`;

/** What was chosen, and how it does. */
export const Choice = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(3)};
  align-items: center;
`;

/** What somebody wrote, with its lines. */
export const Whole = styled.blockquote`
  max-block-size: 12rem;
  margin: 0;
  overflow: auto;
  padding-inline-start: ${space(3)};
  border-inline-start: 3px solid ${color('border-default')};
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`;
