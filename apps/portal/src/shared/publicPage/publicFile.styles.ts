import { space } from '@intake/ui/tokens';
import styled from 'styled-components';

export const FilePart = styled.div`
  display: grid;
  gap: ${space(3)};
`;
