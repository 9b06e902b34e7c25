import { areaTexts } from '@intake/i18n/late';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { PublicFrame } from '../../shared/publicPage/PublicFrame.tsx';
import { AllTexts } from '../entry/AllTexts.tsx';
import { loginPath } from '../routing/startPages.ts';
import { Brand, productName } from '../shell/header/Brand.tsx';
import { ReadingTools } from '../shell/header/ReadingTools.tsx';
import { readingPages } from './readingPages.ts';

/** The public pages for whoever comes to one from inside the portal; from outside the server sends them as they were built. */
export function ReadingPages() {
  const { pathname } = useLocation();
  const page = readingPages.find(({ path }) => path === pathname);
  return (
    <AllTexts scope={areaTexts('home', 'welcome')}>
      <PublicFrame brand={<Brand />} tools={<ReadingTools />} signInPath={loginPath}>
        {page && <Page page={page} />}
      </PublicFrame>
    </AllTexts>
  );
}

function Page({ page: { title, Screen } }: { page: (typeof readingPages)[number] }) {
  const { formatMessage } = useIntl();
  return (
    <>
      <title>{`${formatMessage(title)} · ${productName}`}</title>
      <Screen />
    </>
  );
}
