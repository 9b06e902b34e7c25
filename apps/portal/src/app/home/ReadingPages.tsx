import { areaTexts } from '@intake/i18n/late';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { AllTexts } from '../entry/AllTexts.tsx';
import { productName } from '../shell/header/Brand.tsx';
import { PublicPage } from './PublicPage.tsx';
import { readingPages } from './readingPages.ts';

/** The public pages for whoever comes to one from inside the portal; from outside the server sends them as they were built. */
export function ReadingPages() {
  const { pathname } = useLocation();
  const page = readingPages.find(({ path }) => path === pathname);
  return (
    <AllTexts scope={areaTexts('home', 'revenue', 'welcome')}>
      <PublicPage>{page && <Page page={page} />}</PublicPage>
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
