import { followEvents } from '@intake/api/client';
import { showToast } from '@intake/ui/Toast';
import { useEffect, useEffectEvent } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { useEnvironment } from '../entry/environment.ts';
import { useAppDispatch } from '../entry/store.ts';
import { useAccount } from '../session/account.ts';
import { shellMessages as texts } from './shell.messages.ts';
import { toasts } from './toasts.ts';

/** Keeps what is shown fresh, and says at once that credits run out to whoever can add some. Another organisation is another stream. */
export function useLiveEvents() {
  const { formatMessage } = useIntl();
  const { organization, may } = useAccount();
  const environment = useEnvironment();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const onLow = useEffectEvent(() => {
    if (!may('settings.manage')) return;
    showToast(toasts, { title: formatMessage(texts.creditsLow), tone: 'warning', action: { label: formatMessage(texts.showUrgent), onAction: () => void navigate('/app/apps/accounts') } });
  });
  useEffect(() => followEvents(dispatch, environment, { onLow: () => onLow() }), [dispatch, environment, organization.id]);
}
