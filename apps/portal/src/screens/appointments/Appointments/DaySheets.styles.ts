import { align } from '@intake/ui/tokens';
import styled from 'styled-components';

/** Black on white, whatever the theme: a printer has no dark ground. */
export const Sheets = styled.div`
  display: none;

  @media print {
    display: block;
    color: #000;
    background: #fff;
    font-size: 10pt;
    line-height: 1.35;

    section {
      break-after: page;
    }

    section:last-child {
      break-after: auto;
    }

    h1 {
      margin: 0;
      font-size: 14pt;
    }

    h1 + p {
      margin: 0 0 4mm;
    }

    table {
      inline-size: 100%;
      border-collapse: collapse;
    }

    thead {
      display: table-header-group;
    }

    tr {
      break-inside: avoid;
    }

    th,
    td {
      padding: 1.5mm 2mm;
      border-block-end: 0.3mm solid #000;
      text-align: ${align('start')};
      vertical-align: baseline;
      overflow-wrap: anywhere;
    }

    th:first-child {
      inline-size: 32mm;
      white-space: nowrap;
    }

    [data-part='born'] {
      display: block;
      font-size: 8pt;
      white-space: nowrap;
    }

    [data-cancelled] :is(th, td:first-of-type) {
      text-decoration: line-through;
    }
  }
`;
