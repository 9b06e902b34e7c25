import { align, color, paneBelow, space, text } from '../../tokens/helpers.ts';

/** Each row a card: what names it on top, below it the other cells, each beside the title of its column. */
export const stacked = `
  ${paneBelow('phone')} {
    &,
    tbody,
    tr,
    tbody th,
    td {
      display: block;
    }

    thead {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }

    tbody tr {
      padding-block: var(--cell-block);
      border-block-end: 1px solid ${color('border-default')};
    }

    tbody th,
    td {
      padding-block: ${space(1)};
      border-block-end: 0;
    }

    td[data-numeric] {
      white-space: normal;
    }

    td[data-title] {
      display: flex;
      align-items: baseline;
      justify-content: space-between;
      gap: ${space(4)};
      text-align: ${align('end')};

      /* For the eye alone: the header names the cell already. */
      &::before {
        flex-shrink: 0;
        color: ${color('text-subtle')};
        ${text('sm')}
        content: attr(data-title) / '';
      }
    }

    /* Nothing to say is no line. */
    td[data-title]:is(:empty, :has(> :is(span, div):only-child:empty)) {
      display: none;
    }

    [data-framed] & tbody tr:last-child {
      border-block-end: 0;
    }
  }
`;
