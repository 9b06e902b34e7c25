import styled from 'styled-components';

export const Area = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  flex: 1;
  min-block-size: 0;
`;
