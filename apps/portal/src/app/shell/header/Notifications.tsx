import { IconButton } from '@intake/ui/IconButton';
import { Menu } from '@intake/ui/Menu';
import { showToast } from '@intake/ui/Toast';
import { Bell, CircleAlert, Siren, UserRound } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router-dom';
import { useCountText } from '../../../shared/counts/useCountText.ts';
import { Counted, Counter } from './Notifications.styles.ts';
import { shellMessages as texts } from '../shell.messages.ts';
import { startPages } from '../../routing/startPages.ts';
import { toasts } from '../toasts.ts';
import type { Waiting } from '../useWaiting.ts';
import { useWorkplace } from '../../session/useWorkplace.ts';

const notices = [
  { view: 'urgent', text: texts.urgentFaxes, icon: <Siren aria-hidden /> },
  { view: 'failed', text: texts.failedFaxes, icon: <CircleAlert aria-hidden /> },
  { view: 'mine', text: texts.ownFaxes, icon: <UserRound aria-hidden /> },
] as const;

const pathOf = (view: string) => `${startPages.user}?view=${view}`;

/** What waits for somebody, whichever screen is open. Whoever may not read faxes is told of none. */
export function Notifications({ waiting }: { waiting: Waiting | null }) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const countText = useCountText();
  useUrgentArrivals(waiting?.views.urgent);
  if (!waiting) return null;
  const { views, limit } = waiting;
  const items = notices
    .filter(({ view }) => views[view] > 0)
    .map(({ view, text, icon }) => ({
      id: pathOf(view),
      label: formatMessage(text, { count: views[view], shown: countText(views[view], limit) }),
      icon,
    }));
  const count = items.length;
  return (
    <Menu
      placement="bottom end"
      trigger={
        <IconButton
          label={formatMessage(texts.notifications, { count })}
          icon={
            <Counted>
              <Bell aria-hidden />
              {count > 0 && <Counter aria-hidden>{count}</Counter>}
            </Counted>
          }
        />
      }
      groups={[
        {
          id: 'notices',
          title: formatMessage(texts.notificationsTitle),
          items: count > 0 ? items : [{ id: 'none', label: formatMessage(texts.noNotifications), isDisabled: true }],
        },
      ]}
      onAction={({ id }) => void navigate(id)}
    />
  );
}

/** Says that an urgent fax has come, to whoever is not looking at the list that it comes into. */
function useUrgentArrivals(urgent: number | undefined) {
  const { formatMessage } = useIntl();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { locationId } = useWorkplace();
  const seen = useRef({ locationId, urgent });
  useEffect(() => {
    const before = seen.current;
    seen.current = { locationId, urgent };
    // Another location has other faxes, which have not come just now.
    if (urgent === undefined || before.urgent === undefined || before.locationId !== locationId) return;
    if (urgent <= before.urgent || pathname === startPages.user) return;
    const action = { label: formatMessage(texts.showUrgent), onAction: () => void navigate(pathOf('urgent')) };
    showToast(toasts, { title: formatMessage(texts.urgentArrived), tone: 'warning', action });
  }, [urgent, locationId, pathname, formatMessage, navigate]);
}
