// What opens over the page, fetched at once for all of it: a page is shown before, and nearly every page needs some.
export { CheckboxGroup } from '../../components/Checkbox/CheckboxGroup.tsx';
export { RadioGroup } from '../../components/RadioGroup/RadioGroup.tsx';
export { WholeCommandPalette } from '../../patterns/CommandPalette/WholeCommandPalette.tsx';
export { WholeDialog } from '../../components/Dialog/WholeDialog.tsx';
export { WholeDrawer } from '../../components/Drawer/WholeDrawer.tsx';
export { WholeFileDropArea } from '../../components/FileDrop/WholeFileDropArea.tsx';
export { WholeMenu } from '../../components/Menu/WholeMenu.tsx';
export { WholeMobileNav } from '../../patterns/AppShell/nav/WholeMobileNav.tsx';
export { WholeNavPopover } from '../../patterns/AppShell/nav/WholeNavPopover.tsx';
export { WholePopover } from '../../components/Popover/WholePopover.tsx';
export { WholeSelect } from '../../components/Select/WholeSelect.tsx';
export { WholeToastRegion } from '../../components/Toast/WholeToastRegion.tsx';
