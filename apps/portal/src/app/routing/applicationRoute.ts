import type { Access, RequestKind } from '@intake/api/rules';
import type { LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';
import type { MessageDescriptor } from 'react-intl';

/** A screen for who has signed in, with the menu around it. */
export interface ApplicationRoute {
  path: string;
  /** Without margins, for what fills its window; left out, a page. */
  layout?: 'workbench';
  /** Any of them, where several are named. */
  access: Access | readonly Access[];
  /** Of the texts that come with the shell: its id begins with `<area>.routes.`. */
  title: MessageDescriptor;
  icon: LucideIcon;
  /** The icon points somewhere, and so turns with the direction of reading. */
  isFlipped?: boolean;
  /** Its place in the menu; left out for what is reached otherwise. */
  menu?: number;
  /** Not offered by the command palette: another screen leads to it where it makes sense. */
  isUnlisted?: boolean;
  /** The work list whose requests the menu counts. */
  counts?: RequestKind;
  /** The areas whose texts it needs beside those of the shell and the inbox. */
  texts?: string | readonly string[];
  Screen: ComponentType & { preload: () => Promise<void> };
}
