import type { Decorator } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { scenarios } from './IncomingFaxes.fixtures.ts';
import type { FaxActions } from './model/screenModel.ts';
import type { Outcome } from '../../../data/problem.ts';
import { LazyOpenFax } from './pane/LazyOpenFax.ts';

const done = (): Outcome => Promise.resolve(null);

/** Everything that can be done with a fax: it works, and remembers that it was called. */
export const noActions: FaxActions = {
  onFile: fn(done),
  onHold: fn(done),
  onReject: fn(done),
  onMisdirected: fn(),
  onRetryStage: fn(done),
  onReadAgain: fn(done),
  onEditPages: fn(done),
  onSplit: fn(done),
  onSearchPatients: fn(),
  onSearchPhysicians: fn(),
  onCreatePatient: fn(() => Promise.resolve({ problem: { code: 'unexpected' } })),
  onCreatePhysician: fn(() => Promise.resolve({ problem: { code: 'unexpected' } })),
  onOpenFile: fn(),
  onSavePdf: fn(() => Promise.resolve()),
  onSendOn: fn(),
  onShowPage: fn(),
  onReload: fn(),
};

const inWindow: Decorator = (Story) => (
  <div style={{ blockSize: '100vh' }}>
    <Story />
  </div>
);

/** The whole workbench in a window of its own, for the stories of all its parts. */
export const workbench = {
  decorators: [inWindow],
  // The form is here before a story renders, so that its play function never meets what is shown meanwhile.
  loaders: [() => LazyOpenFax.preload()],
  args: {
    model: scenarios.ready,
    actions: noActions,
    onFilter: fn(),
    onOpen: fn(),
    onListHide: fn(),
    onMore: fn(),
    onShowNew: fn(),
    onRetryList: fn(),
    onUndo: fn(),
    onActions: fn(),
    onUpload: fn(),
    onRetryUpload: fn(),
    onKeepUpload: fn(),
    onRemoveUpload: fn(),
    onCloseUploads: fn(),
  },
};
