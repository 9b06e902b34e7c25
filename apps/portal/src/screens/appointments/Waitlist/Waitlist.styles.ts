import { color, radius, space, text, weight } from '@intake/ui/tokens';
import styled from 'styled-components';

/** Whom a time suits, the best first; each with a button of its own. */
export const Candidates = styled.ol`
  display: grid;
  gap: ${space(2)};
`;

export const CandidateCard = styled.li`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)} ${space(3)};
  align-items: start;
  padding: ${space(3)};
  border: 1px solid ${color('border-default')};
  border-radius: ${radius('md')};
  background-color: ${color('bg-surface')};

  & > [data-part='who'] {
    display: grid;
    flex: 1 1 14rem;
    gap: ${space(1)};
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  & > [data-part='ways'] {
    display: flex;
    flex-wrap: wrap;
    gap: ${space(1)};
    align-items: center;
  }

  & [data-part='name'] {
    font-weight: ${weight('semibold')};
  }

  & [data-part='detail'] {
    color: ${color('text-muted')};
    font-size: ${text('sm')};
  }

  & [data-part='reasons'] {
    display: flex;
    flex-wrap: wrap;
    gap: ${space(1)};
  }
`;

/** What is said on the telephone, to be read aloud. */
export const Script = styled.blockquote`
  margin: 0;
  padding-block: ${space(1)};
  padding-inline-start: ${space(3)};
  border-inline-start: 3px solid ${color('border-strong')};
  font-size: ${text('lg')};
  line-height: 1.5;
  overflow-wrap: anywhere;
`;
