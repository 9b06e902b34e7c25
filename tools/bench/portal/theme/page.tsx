import { Avatar } from '@intake/ui/Avatar';
import { Badge } from '@intake/ui/Badge';
import { Banner } from '@intake/ui/Banner';
import { Button } from '@intake/ui/Button';
import { Checkbox } from '@intake/ui/Checkbox';
import { SearchField } from '@intake/ui/SearchField';
import { Switch } from '@intake/ui/Switch';
import { Tabs } from '@intake/ui/Tabs';
import { TextField } from '@intake/ui/TextField';
import { englishLabels, ThemeProvider } from '@intake/ui/theme';
import type { Direction, ThemeName } from '@intake/ui/theme';
import { tones } from '@intake/ui/tokens';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { ThemeProvider as StyledProvider } from 'styled-components';
import { countElements } from './countElements.ts';
import { Gallery, Sample } from '../../../../packages/ui/src/internal/Gallery.tsx';
import { Part, themes } from './peer.ts';

/** What the bench asks of the page. */
export interface SwitchPage {
  setTheme: (theme: ThemeName) => void;
  setDirection: (direction: Direction) => void;
  /** Elements that React's components have made so far: one that renders makes some. */
  made: () => number;
  /** Elements inside the gallery. */
  nodes: () => number;
}

const asked = new URLSearchParams(location.search);
const wanted = Number(asked.get('nodes'));
const made = countElements();

const elementsOfPanel = 60;

/** A piece of a page of the design system, of every family. */
function Panel({ at }: { at: number }) {
  return (
    <Sample title={`Panel ${at}`} isWide>
      <Banner tone="warning" title="Pages 3–5 match another fax" actions={<Button size="sm">Compare</Button>} />
      <TextField label="Family name" defaultValue={`Delacroix ${at}`} description="As on the card." />
      <SearchField label="Search" />
      <Checkbox label="Urgent" />
      <Switch label="Read by machine" />
      <Avatar name="Amara Okafor" />
      {tones.map((tone) => (
        <Badge key={tone} tone={tone}>
          {tone}
        </Badge>
      ))}
      <Button variant="primary">Save and next</Button>
      <Tabs
        label="Fax"
        items={[
          { id: 'details', label: 'Details', content: 'Who sent it and what it is.' },
          { id: 'history', label: 'History', content: 'What was done with it.' },
        ]}
      />
    </Sample>
  );
}

/** The same count of elements, each with a template that asks the theme of styled-components. */
const Plain = () => Array.from({ length: wanted }, (_, at) => <Part key={at}>Referral</Part>);

const Panels = () => <Gallery>{Array.from({ length: Math.ceil(wanted / elementsOfPanel) }, (_, at) => <Panel key={at} at={at} />)}</Gallery>;

function Switchable({ children }: { children: ReactNode }) {
  const [theme, setTheme] = useState<ThemeName>('light');
  const [direction, setDirection] = useState<Direction>('ltr');
  Object.assign(globalThis, {
    setTheme: (next: ThemeName) => flushSync(() => setTheme(next)),
    setDirection: (next: Direction) => flushSync(() => setDirection(next)),
    made,
    nodes: () => document.querySelectorAll('#gallery *').length,
  } satisfies SwitchPage);
  if (asked.get('way') === 'provider') return <StyledProvider theme={themes[theme]}>{children}</StyledProvider>;
  return (
    <ThemeProvider theme={theme} direction={direction} locale="en-CA" labels={englishLabels}>
      {children}
    </ThemeProvider>
  );
}

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(
  <Switchable>
    <main id="gallery">{asked.get('way') === 'provider' ? <Plain /> : <Panels />}</main>
  </Switchable>,
);
