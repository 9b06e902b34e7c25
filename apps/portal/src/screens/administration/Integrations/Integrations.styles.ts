import { color, radius, space, text, weight } from '@intake/ui/tokens';
import styled from 'styled-components';

export const Cards = styled.div`
  display: flex;
  flex-direction: column;
  align-items: stretch;
  gap: ${space(3)};
`;

export const Card = styled.section`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${space(3)};
  padding: ${space(4)};
  border: 1px solid ${color('border-default')};
  border-radius: ${radius('lg')};

  header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${space(2)};
    inline-size: 100%;
  }

  h3 {
    ${text('md')}
    font-weight: ${weight('semibold')};
  }

  p {
    color: ${color('text-muted')};
  }

  code {
    color: ${color('text-default')};
    overflow-wrap: anywhere;
  }
`;
