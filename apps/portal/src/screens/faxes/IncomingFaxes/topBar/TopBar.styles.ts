import styled from 'styled-components';

export const Bins = styled.div`
  flex: 1 0 10rem;
`;
