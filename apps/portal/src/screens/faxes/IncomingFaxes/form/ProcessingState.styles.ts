import styled from 'styled-components';
import { color, space, weight } from '@intake/ui/tokens';

export const State = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(2)};
`;

export const Stages = styled.ol`
  display: flex;
  flex-direction: column;
  gap: ${space(2)};
`;

export const Stage = styled.li`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  color: ${color('text-subtle')};

  svg {
    inline-size: 1rem;
    block-size: 1rem;
  }

  &[data-state='done'] {
    color: ${color('text-default')};
  }

  &[data-state='done'] svg {
    color: ${color('text-success')};
  }

  &[data-state='now'] {
    color: ${color('text-accent')};
    font-weight: ${weight('medium')};
  }

  &[data-state='failed'] {
    color: ${color('text-danger')};
    font-weight: ${weight('medium')};
  }
`;
