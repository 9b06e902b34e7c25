import type { MessageDescriptor } from 'react-intl';
import { shortcutMessages as texts } from '../shortcuts.messages.ts';

export interface ShortcutEntry {
  command: string;
  /** `KeyboardEvent.key` names, pressed together; `Mod` is Control, and Command on a Mac. */
  keys: readonly string[];
  group: MessageDescriptor;
  label: MessageDescriptor;
  /** Also while something is typed. */
  worksInFields?: boolean;
  /** Bound, but told of by the row before. */
  isUnlisted?: boolean;
}

const { groupList, groupFax, groupForm, groupPage } = texts;

/** Every key of the workbench, once: the binding, the sheet and the hints on buttons read it. */
export const shortcuts = [
  { command: 'nextRow', keys: ['j'], group: groupList, label: texts.nextRow },
  { command: 'previousRow', keys: ['k'], group: groupList, label: texts.previousRow },
  { command: 'open', keys: ['Enter'], group: groupList, label: texts.open },
  { command: 'toggleList', keys: ['l'], group: groupList, label: texts.toggleList },
  { command: 'undo', keys: ['u'], group: groupList, label: texts.undo },
  { command: 'save', keys: ['Mod', 'Enter'], group: groupFax, label: texts.save, worksInFields: true },
  { command: 'hold', keys: ['h'], group: groupFax, label: texts.hold },
  { command: 'reject', keys: ['x'], group: groupFax, label: texts.reject },
  { command: 'leave', keys: ['Escape'], group: groupFax, label: texts.leave, worksInFields: true },
  { command: 'documentType', keys: ['t'], group: groupForm, label: texts.documentType },
  { command: 'priority', keys: ['p'], group: groupForm, label: texts.priority },
  { command: 'candidate1', keys: ['1'], group: groupForm, label: texts.candidate },
  { command: 'candidate2', keys: ['2'], group: groupForm, label: texts.candidate, isUnlisted: true },
  { command: 'candidate3', keys: ['3'], group: groupForm, label: texts.candidate, isUnlisted: true },
  { command: 'candidate4', keys: ['4'], group: groupForm, label: texts.candidate, isUnlisted: true },
  { command: 'candidate5', keys: ['5'], group: groupForm, label: texts.candidate, isUnlisted: true },
  { command: 'candidate6', keys: ['6'], group: groupForm, label: texts.candidate, isUnlisted: true },
  { command: 'candidate7', keys: ['7'], group: groupForm, label: texts.candidate, isUnlisted: true },
  { command: 'candidate8', keys: ['8'], group: groupForm, label: texts.candidate, isUnlisted: true },
  { command: 'candidate9', keys: ['9'], group: groupForm, label: texts.candidate, isUnlisted: true },
  { command: 'searchPatient', keys: ['/'], group: groupForm, label: texts.searchPatient },
  { command: 'searchPhysician', keys: ['d'], group: groupForm, label: texts.searchPhysician },
  { command: 'nextStep', keys: ['n'], group: groupForm, label: texts.nextStep },
  { command: 'note', keys: ['m'], group: groupForm, label: texts.note },
  // Before `r`, which a typed R answers as well.
  { command: 'rotateBack', keys: ['Shift', 'R'], group: groupPage, label: texts.rotateBack },
  { command: 'rotate', keys: ['r'], group: groupPage, label: texts.rotate },
  { command: 'zoom', keys: ['z'], group: groupPage, label: texts.zoom },
  { command: 'nextPage', keys: [']'], group: groupPage, label: texts.nextPage },
  { command: 'previousPage', keys: ['['], group: groupPage, label: texts.previousPage },
  { command: 'savePdf', keys: ['e'], group: groupPage, label: texts.savePdf },
  { command: 'arrange', keys: ['g'], group: groupPage, label: texts.arrange },
] as const satisfies readonly ShortcutEntry[];
export type Command = (typeof shortcuts)[number]['command'];

/** The command that chooses the nth proposed person, counted from 0; nothing from the tenth on. */
export const candidateCommand = (at: number): Command | undefined =>
  shortcuts.find(({ command }) => command === `candidate${at + 1}`)?.command;

/** The keys of a command, for the hint beside what does the same by a press. */
export const keysOf = (command: Command): readonly string[] => shortcuts.find((one) => one.command === command)?.keys ?? [];
