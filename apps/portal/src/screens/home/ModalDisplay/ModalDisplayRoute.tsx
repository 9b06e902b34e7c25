import { lazyPart } from '@intake/ui/lazy';
import { useLocation } from 'react-router-dom';
import { LateTexts } from '../../../app/entry/LateTexts.tsx';
import { MailLinkRoute } from './MailLinkRoute.tsx';
import { SubscriptionLinkRoute } from './SubscriptionLinkRoute.tsx';
import { VisitLinkRoute } from './VisitLinkRoute.tsx';

/** What may be missing is called as in the work lists, whose words come with it. */
const PagesLinkRoute = lazyPart(async () => (await import('./PagesLinkRoute.tsx')).PagesLinkRoute);

/** Reads the link behind the number sign, where no log of a server sees it; what it is for stands before it. */
export function ModalDisplayRoute() {
  const link = new URLSearchParams(useLocation().hash.slice(1));
  const [visit, pages, mail] = [link.get('visit'), link.get('pages'), link.get('mail')];
  if (visit) return <VisitLinkRoute key={visit} token={visit} />;
  if (mail) return <MailLinkRoute key={mail} token={mail} />;
  if (pages)
    return (
      <LateTexts area={['home', 'requests']}>
        <PagesLinkRoute key={pages} token={pages} />
      </LateTexts>
    );
  return <SubscriptionLinkRoute token={link.get('subscription') ?? ''} />;
}
