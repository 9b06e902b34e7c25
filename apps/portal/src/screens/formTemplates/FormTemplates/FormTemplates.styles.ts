import { color, space, text } from '@intake/ui/tokens';
import styled from 'styled-components';

export const Stack = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(3)};
`;

/** The page and the pane beside it; below each other where there is no room. */
export const Editor = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-block-size: 0;
  container-type: inline-size;
`;

export const PagePart = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-block-size: 0;
  min-inline-size: 0;
  block-size: 100%;
`;

export const Side = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-block-size: 0;
  overflow-y: auto;
  container-type: inline-size;

  [role='tabpanel'] {
    display: flex;
    flex-direction: column;
    gap: ${space(5)};
    padding: ${space(4)};
  }
`;

export const Quiet = styled.p`
  color: ${color('text-muted')};
  ${text('sm')}
`;

export const Objections = styled.ul`
  padding-inline-start: ${space(4)};
`;

/** What stands alone where tabs would. */
export const Lone = styled.div`
  padding: ${space(4)};
`;
