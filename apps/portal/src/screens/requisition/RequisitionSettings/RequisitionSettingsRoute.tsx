import { useGetRequisitionSettingsQuery, useListModalitiesQuery, useSaveRequisitionSettingsMutation } from '@intake/api/client';
import { showToast } from '@intake/ui/Toast';
import { useIntl } from 'react-intl';
import { toasts } from '../../../app/shell/toasts.ts';
import type { Loadable } from '../../../data/loadable.ts';
import { ready } from '../../../data/loadable.ts';
import { loadableOf } from '../../../data/loadableOf.ts';
import { problemIn } from '../../../data/problemOf.ts';
import { saveFile, saveText } from '../../../data/saveFile.ts';
import { homePaths } from '../../../shared/publicPage/homePaths.ts';
import { pngOf, svgOf } from './qrImage.ts';
import { settingsMessages as texts } from './RequisitionSettings.messages.ts';
import { RequisitionSettingsScreen } from './RequisitionSettingsScreen.tsx';
import type { RequisitionSettingsScreenProps } from './RequisitionSettingsScreen.tsx';

/** Connects the API to the screen. */
export function RequisitionSettingsRoute() {
  const { formatMessage } = useIntl();
  const settings = useGetRequisitionSettingsQuery();
  const modalities = useListModalitiesQuery();
  const [save] = useSaveRequisitionSettingsMutation();
  return (
    <RequisitionSettingsScreen
      model={both(loadableOf(settings), loadableOf(modalities))}
      pageUrl={`${location.origin}${homePaths.requisition}?clinic=`}
      onRetry={() => {
        void settings.refetch();
        void modalities.refetch();
      }}
      onStore={async (body) => {
        const problem = problemIn(await save({ body }));
        if (problem === null) showToast(toasts, { title: formatMessage(texts.saved), tone: 'success' });
        return problem;
      }}
      onDownload={({ format, image }) => {
        if (format === 'svg') saveText({ fileName: 'referrals.svg', mediaType: 'image/svg+xml', text: svgOf(image) });
        else saveFile({ fileName: 'referrals.png', mediaType: 'image/png', base64: pngOf(image) });
      }}
    />
  );
}

type Model = RequisitionSettingsScreenProps['model'];
type Value = Extract<Model, { state: 'ready' }>['value'];

function both(settings: Loadable<Value['settings']>, services: Loadable<Value['services']>): Model {
  if (settings.state !== 'ready') return settings;
  if (services.state !== 'ready') return services;
  return ready({ settings: settings.value, services: services.value }, settings.stale ?? services.stale);
}
