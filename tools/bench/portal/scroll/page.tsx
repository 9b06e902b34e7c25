import { incomingFaxes, frozenNow, clerk } from '@intake/api/testing';
import type { FaxSummary } from '@intake/api/contract';
import { IntakeIntlProvider, useFormats } from '@intake/i18n';
import { allTexts } from '@intake/i18n/late';
import { englishLabels, ThemeProvider } from '@intake/ui/theme';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { useIntl } from 'react-intl';
import { ready } from '../../../../apps/portal/src/data/loadable.ts';
import { FaxList } from '../../../../apps/portal/src/screens/faxes/IncomingFaxes/list/FaxList.tsx';
import { Root } from '../../../../apps/portal/src/screens/faxes/IncomingFaxes/list/FaxList.styles.ts';
import { faxRow } from '../../../../apps/portal/src/screens/faxes/IncomingFaxes/list/faxRow.tsx';
import { FaxTable } from './FaxTable.tsx';
import { measureFrames, type ScrollPage } from './measureFrames.ts';

Object.assign(globalThis, { measureFrames } satisfies ScrollPage);

const now = Date.parse(frozenNow);
const minute = 60_000;
const nothing = () => undefined;

/** The faxes of the fixtures again and again, each one a minute older. */
function makeRows(count: number): FaxSummary[] {
  return Array.from({ length: count }, (_, index) => {
    const fax = incomingFaxes[index % incomingFaxes.length] as FaxSummary;
    return { ...fax, id: `fax-${index}`, receivedAt: new Date(now - index * minute).toISOString() };
  });
}

/** The workbench's list with every row loaded. */
function Inbox({ rows }: { rows: FaxSummary[] }) {
  const [cursor, setCursor] = useState<string | null>(null);
  return (
    <FaxList
      list={ready({ rows, newCount: 0, more: 'none' })}
      cursor={cursor}
      openFaxId={null}
      userId={clerk.id}
      now={now}
      isFiltered={false}
      onCursor={({ faxId }) => setCursor(faxId)}
      onOpen={nothing}
      onMore={nothing}
      onShowNew={nothing}
      onClearFilters={nothing}
      onRetry={nothing}
    />
  );
}

/** What one would write first: the same rows, all of them in the document. */
function PlainList({ rows }: { rows: FaxSummary[] }) {
  const [intl, formats] = [useIntl(), useFormats()];
  const rowOf = faxRow({ intl, formats, now, userId: clerk.id, openFaxId: null });
  return (
    <Root>
      <div data-part="scroller" style={{ flex: 1, overflowY: 'auto' }}>
        {rows.map((fax) => (
          <div key={fax.id} data-part="row" role="gridcell" style={{ blockSize: '3.5rem' }}>
            {rowOf(fax)}
          </div>
        ))}
      </div>
    </Root>
  );
}

/** As high as a list, with nothing in it: how even this machine's frames are at best. */
const Nothing = ({ rows }: { rows: FaxSummary[] }) => (
  <div data-part="scroller" style={{ flex: 1, overflowY: 'auto' }}>
    <div style={{ blockSize: `${rows.length * 56}px` }} />
  </div>
);

const lists = { inbox: Inbox, table: FaxTable, plain: PlainList, nothing: Nothing };

const asked = new URLSearchParams(location.search);
const name = asked.get('list') as keyof typeof lists;
const List = lists[name];
const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(
  <ThemeProvider theme="light" direction="ltr" locale="en-CA" labels={englishLabels}>
    <IntakeIntlProvider scope={allTexts} locale="en">
      <div style={{ display: 'flex', flexDirection: 'column', inlineSize: name === 'table' ? '100%' : '24rem', blockSize: '100vh' }}>
        <List rows={makeRows(Number(asked.get('rows')))} />
      </div>
    </IntakeIntlProvider>
  </ThemeProvider>,
);
