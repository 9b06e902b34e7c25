import { IconButton } from '@intake/ui/IconButton';
import { Menu } from '@intake/ui/Menu';
import { showToast } from '@intake/ui/Toast';
import { AtSign, Bell, CircleAlert, Clock, FolderOutput, Siren, UserRound } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router-dom';
import { useCountText } from '../../../shared/counts/useCountText.ts';
import { Counted, Counter } from './Notifications.styles.ts';
import { shellMessages as texts } from '../shell.messages.ts';
import { applicationRoutes } from '../../routing/applicationRoutes.ts';
import { startPages } from '../../routing/startPages.ts';
import { toasts } from '../toasts.ts';
import type { Waiting } from '../useWaiting.ts';
import { useWorkplace } from '../../session/useWorkplace.ts';

const notices = [
  { view: 'urgent', text: texts.urgentFaxes, icon: <Siren aria-hidden /> },
  { view: 'failed', text: texts.failedFaxes, icon: <CircleAlert aria-hidden /> },
  { view: 'mine', text: texts.ownFaxes, icon: <UserRound aria-hidden /> },
] as const;

const requestNotices = [
  { view: 'at-risk', of: 'atRisk', text: texts.requestsAtRisk, icon: <Clock aria-hidden /> },
  { view: 'mentioned', of: 'mentioned', text: texts.requestsMentioned, icon: <AtSign aria-hidden /> },
] as const;

const pathOf = (view: string) => `${startPages.user}?view=${view}`;

/** A part is null for whoever may not read it. */
export type NotificationsProps = Pick<Waiting, 'faxes' | 'exports' | 'requests'>;

/** What waits for somebody, whichever screen is open. Whoever may read neither faxes nor requests is told of none. */
export function Notifications({ faxes, exports, requests }: NotificationsProps) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const countText = useCountText();
  useUrgentArrivals(faxes?.views.urgent);
  if (!faxes && !requests && !exports) return null;
  const ofFaxes = notices.flatMap(({ view, text, icon }) => {
    const count = faxes?.views[view] ?? 0;
    return count > 0 ? [{ id: pathOf(view), label: formatMessage(text, { count, shown: countText(count, faxes?.limit) }), icon }] : [];
  });
  const ofRequests = applicationRoutes.flatMap(({ path, title, counts }) =>
    counts && requests
      ? requestNotices.flatMap(({ view, of, text, icon }) => {
          const count = requests.kinds[counts][of];
          const shown = countText(count, requests.limit);
          return count > 0 ? [{ id: `${path}?view=${view}`, label: formatMessage(text, { list: formatMessage(title), shown }), icon }] : [];
        })
      : [],
  );
  const failed = exports?.views.attention ?? 0;
  const ofExports =
    failed > 0
      ? [{ id: '/app/pages/setting/exports?view=attention', label: formatMessage(texts.failedExports, { count: failed, shown: countText(failed, exports?.limit) }), icon: <FolderOutput aria-hidden /> }]
      : [];
  const items = [...ofFaxes, ...ofExports, ...ofRequests];
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
