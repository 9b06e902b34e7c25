import styled from 'styled-components';
import { color, space, text, weight } from '@intake/ui/tokens';

export const Scroll = styled.div`
  flex: 1;
  min-block-size: 0;
  overflow-y: auto;
`;

export const Section = styled.section`
  position: relative;

  & + & {
    border-block-start: 1px solid ${color('border-default')};
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

  h2 {
    color: ${color('text-subtle')};
    ${text('xs')}
    font-weight: ${weight('semibold')};
  }
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
