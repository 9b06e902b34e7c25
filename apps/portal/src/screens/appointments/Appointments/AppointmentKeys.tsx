import type { Appointment } from '@intake/api/contract';
import { ShortcutSheet } from '@intake/ui/ShortcutSheet';
import { useIntl } from 'react-intl';
import { actionNames, type PlainAction } from '../words.messages.ts';
import { keyMessages as texts, paneMessages } from './Appointments.messages.ts';
import { actionKeys, actionsOf, canCancel, canMove, type CalendarViewId } from './Appointments.model.ts';

export interface AppointmentKeysProps {
  /** The visit that keys are about; undefined while there is none, or one may not change it. */
  current: Appointment | undefined;
  onView: (view: CalendarViewId) => void;
  onToday: () => void;
  /** Null where it is not possible. */
  onBook: (() => void) | null;
  onAct: (event: PlainAction) => void;
  onMove: () => void;
  onCancel: () => void;
  onUndo: () => void;
  onClose: (() => void) | null;
}

const nothing = () => {};
const keyed = Object.entries(actionKeys) as [PlainAction, string | undefined][];

/** Every key of the screen, and the sheet under `?` that tells of them. */
export function AppointmentKeys({ current, onView, onToday, onBook, onAct, onMove, onCancel, onUndo, onClose }: AppointmentKeysProps) {
  const { formatMessage } = useIntl();
  const calendar = formatMessage(texts.calendar);
  const visit = formatMessage(texts.visit);
  const possible = current ? actionsOf(current) : [];
  const bound = (id: string, group: string, key: string, label: string, run: (() => void) | null) => ({
    id, group, keys: [key], label, isDisabled: !run, onTrigger: run ?? nothing,
  });
  return (
    <ShortcutSheet
      shortcuts={[
        bound('book', calendar, 'n', formatMessage(texts.book), onBook),
        bound('today', calendar, 't', formatMessage(texts.today), onToday),
        bound('day', calendar, 'd', formatMessage(texts.day), () => onView('day')),
        bound('week', calendar, 'w', formatMessage(texts.week), () => onView('week')),
        bound('list', calendar, 'l', formatMessage(texts.list), () => onView('list')),
        ...keyed.flatMap(([event, key]) =>
          key ? [bound(event, visit, key, formatMessage(actionNames[event]), possible.includes(event) ? () => onAct(event) : null)] : [],
        ),
        bound('move', visit, 'm', formatMessage(paneMessages.move), current && canMove(current) ? onMove : null),
        bound('cancel', visit, 'x', formatMessage(paneMessages.cancel), current && canCancel(current) ? onCancel : null),
        bound('undo', visit, 'u', formatMessage(paneMessages.undo), current && !current.heldUntil ? onUndo : null),
        bound('close', visit, 'Escape', formatMessage(texts.close), onClose),
      ]}
    />
  );
}
