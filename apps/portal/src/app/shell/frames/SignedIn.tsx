import { inboxTexts } from '@intake/i18n/late';
import { AppShell } from '@intake/ui/AppShell';
import { Banner } from '@intake/ui/Banner';
import { CommandPalette } from '@intake/ui/CommandPalette';
import { EmptyState } from '@intake/ui/EmptyState';
import { lazyPart } from '@intake/ui/lazy';
import { Spinner } from '@intake/ui/Spinner';
import { ToastRegion } from '@intake/ui/Toast';
import { Lock, LockKeyhole, LogOut, Palette } from 'lucide-react';
import { Suspense, useCallback, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { Outlet, useLocation, useNavigate } from 'react-router-dom';
import { useAccount } from '../../session/account.ts';
import { AllTexts } from '../../entry/AllTexts.tsx';
import { Brand, BrandMark } from '../header/Brand.tsx';
import { ErrorBoundary } from '../states/ErrorBoundary.tsx';
import { Layers } from './Layers.tsx';
import { LateTexts } from '../../entry/LateTexts.tsx';
import { LeaveGuard } from '../../routing/LeaveGuard.tsx';
import { Notifications } from '../header/Notifications.tsx';
import { PlaceSwitcher } from '../header/PlaceSwitcher.tsx';
import { ProfileMenu } from '../header/ProfileMenu.tsx';
import { RouteIcon } from '../RouteIcon.tsx';
import { SectionFrame } from './SectionFrame.tsx';
import { applicationRouteAt, applicationRoutes, mayOpen } from '../../routing/applicationRoutes.ts';
import { startPages } from '../../routing/startPages.ts';
import { titles } from '../routes.messages.ts';
import { shellMessages } from '../shell.messages.ts';
import { stateMessages } from '../states/states.messages.ts';
import { useAppSelector } from '../../entry/store.ts';
import { sentPath } from '../sendFax.ts';
import { messagesPath } from '../textPatient.ts';
import { toasts } from '../toasts.ts';
import { useFreshRights } from '../../session/useFreshRights.ts';
import { useIdleLock } from '../../session/useIdleLock.ts';
import { useCountText } from '../../../shared/counts/useCountText.ts';
import { useLiveEvents } from '../useLiveEvents.ts';
import { useNavCollapse } from '../useNavCollapse.ts';
import { useOnline } from '../useOnline.ts';
import { useShellActions } from '../useShellActions.ts';
import { useWaiting } from '../useWaiting.ts';
import { useWorkplace } from '../../session/useWorkplace.ts';

const Appearance = lazyPart(async () => (await import('../../../screens/account/Appearance/AppearanceRoute.tsx')).AppearanceRoute, { isAbove: true });

/** Leads to the first of its sections, whose paths go on from here. */
const settingsPath = '/app/pages/setting';

/** Places of several sections. Those of the messages stand in a row above, for they need the width. */
const isIn = (place: string, path: string | undefined) => path === place || path?.startsWith(`${place}/`);

/** The signed-in part, in the zone of the location: what it and the inbox say is here at once. */
export function SignedIn() {
  const { timeZone } = useWorkplace();
  return (
    <AllTexts scope={inboxTexts} timeZone={timeZone}>
      <LeaveGuard>
        <Shell />
      </LeaveGuard>
    </AllTexts>
  );
}

/** What surrounds every screen of a signed-in person, and what keeps it fresh. */
function Shell() {
  const { formatMessage } = useIntl();
  const { may } = useAccount();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { navType, sideNavTheme, topNavColor, headerNavColor } = useAppSelector((state) => state.preferences);
  const [isAppearanceOpen, setAppearanceOpen] = useState(false);
  const actions = useShellActions(useCallback(() => setAppearanceOpen(true), []));
  const isOnline = useOnline();
  const { faxes = null, sent = null, texts = null, exports = null, requests = null } = useWaiting() ?? {};
  const countText = useCountText();
  useIdleLock();
  useFreshRights();
  useLiveEvents();
  useFocusOnMain(pathname);

  const current = applicationRouteAt(pathname);
  const navCollapse = useNavCollapse(current?.layout === 'workbench' && new URLSearchParams(search).has('fax'));
  // While its texts come, too.
  useEffect(() => void current?.Screen.preload(), [current]);
  const allowed = applicationRoutes.filter((route) => mayOpen(route, may));
  const inSettings = isIn(settingsPath, current?.path);
  const inMessages = isIn(messagesPath, current?.path);
  const alertOf = (shown: string) => ({ shown, label: formatMessage(shellMessages.atRisk, { shown }) });
  const navItems = allowed
    .filter(({ menu }) => menu)
    .map((route) => {
      const { path, title, counts } = route;
      return {
        id: path, href: path, label: formatMessage(title), icon: <RouteIcon of={route} />,
        ...(path === startPages.user && faxes?.views.open && { count: countText(faxes.views.open, faxes.limit) }),
        ...(path === sentPath && sent?.views.attention && { count: countText(sent.views.attention, sent.limit) }),
        ...(path === messagesPath && texts?.views.unread && { count: countText(texts.views.unread, texts.limit) }),
        ...(counts && requests?.kinds[counts].mine && { count: countText(requests.kinds[counts].mine, requests.limit) }),
        ...(counts && requests?.kinds[counts].atRisk && { alert: alertOf(countText(requests.kinds[counts].atRisk, requests.limit)) }),
      };
    });
  const places = allowed.filter(({ isUnlisted }) => !isUnlisted).map((route) => ({
    id: route.path,
    label: formatMessage(route.title),
    group: formatMessage(shellMessages.goTo),
    icon: <RouteIcon of={route} />,
  }));
  const commands = [
    { id: 'showAppearance' as const, label: formatMessage(shellMessages.appearance), icon: <Palette aria-hidden /> },
    { id: 'lock' as const, label: formatMessage(shellMessages.lock), icon: <LockKeyhole aria-hidden /> },
    { id: 'signOut' as const, label: formatMessage(shellMessages.signOut), icon: <LogOut aria-hidden data-flip /> },
  ].map((command) => ({ ...command, group: formatMessage(shellMessages.account) }));
  const run = (id: string) => {
    const command = commands.find((known) => known.id === id);
    if (command) actions[command.id]();
    else void navigate(id);
  };

  return (
    <Layers>
      <AppShell
        brand={<Brand />}
        brandMark={<BrandMark />}
        navItems={navItems}
        current={navItems.findLast(({ href }) => pathname.startsWith(href))?.id ?? pathname}
        {...navCollapse}
        navType={navType}
        sideNavTheme={sideNavTheme === 'same' ? undefined : sideNavTheme}
        topNavColor={topNavColor ?? undefined}
        headerNavColor={headerNavColor ?? undefined}
        switcher={<PlaceSwitcher />}
        actions={<Notifications faxes={faxes} exports={exports} requests={requests} />}
        profile={<ProfileMenu actions={actions} />}
        isFlush={current?.layout === 'workbench' || inSettings || inMessages}
      >
        {!isOnline && (
          <Banner tone="warning" isEdge>
            {formatMessage(stateMessages.offline)}
          </Banner>
        )}
        <ErrorBoundary resetKey={pathname}>
          <Suspense fallback={<Spinner cover="content" />}>
            {current && !mayOpen(current, may) ? (
              <EmptyState icon={<Lock aria-hidden />} title={formatMessage(stateMessages.noAccessTitle)}>
                {formatMessage(stateMessages.noAccessText)}
              </EmptyState>
            ) : (
              <LateTexts area={current?.texts}>
                {current && inSettings ? (
                  <SectionFrame label={formatMessage(titles.settings)} current={current} sections={allowed.filter(({ path }) => path.startsWith(`${settingsPath}/`))} />
                ) : current && inMessages ? (
                  <SectionFrame isRow label={formatMessage(current.title)} current={current} sections={allowed.filter(({ path }) => isIn(messagesPath, path))} />
                ) : (
                  <Outlet />
                )}
              </LateTexts>
            )}
          </Suspense>
        </ErrorBoundary>
      </AppShell>
      <CommandPalette commands={[...places, ...commands]} onRun={({ id }) => run(id)} />
      {isAppearanceOpen && (
        <Suspense>
          <LateTexts area="account" fallback={null}>
            <Appearance isOpen onClose={() => setAppearanceOpen(false)} />
          </LateTexts>
        </Suspense>
      )}
      <ToastRegion queue={toasts} />
    </Layers>
  );
}

/** A new screen is where the keyboard goes on, unless it has taken the focus itself. */
function useFocusOnMain(pathname: string) {
  useEffect(() => {
    const main = document.getElementById('main');
    if (!main?.contains(document.activeElement)) main?.focus({ preventScroll: true });
  }, [pathname]);
}
