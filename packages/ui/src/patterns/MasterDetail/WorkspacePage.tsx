import { Page } from '../Page/Page.tsx';
import type { PageProps } from '../Page/Page.tsx';
import { Scroll } from './WorkspacePage.styles.ts';

/** A Page in the place of the panes, such as the list from which something is opened that fills the Workspace. It scrolls by itself. */
export const WorkspacePage = (props: PageProps) => (
  <Scroll>
    <Page {...props} />
  </Scroll>
);
