import { lazyPart } from '@intake/ui/lazy';
import { useLocation, useNavigate } from 'react-router-dom';
import { LateTexts } from '../../../app/entry/LateTexts.tsx';
import { LetterCodeScreen } from './LetterCodeScreen.tsx';
import { MailLinkRoute } from './MailLinkRoute.tsx';
import { SubscriptionLinkRoute } from './SubscriptionLinkRoute.tsx';
import { VisitLinkRoute } from './VisitLinkRoute.tsx';

/** What may be missing is called as in the work lists, whose words come with it. */
const PagesLinkRoute = lazyPart(async () => (await import('./PagesLinkRoute.tsx')).PagesLinkRoute);

/** Reads the link behind the number sign, where no log of a server sees it; what it is for stands before it. */
export function ModalDisplayRoute() {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const link = new URLSearchParams(hash.slice(1));
  const openCode = ({ code }: { code: string }) => void navigate({ hash: `pages=${code}` });
  const [visit, pages, mail] = [link.get('visit'), link.get('pages'), link.get('mail')];
  if (visit) return <VisitLinkRoute key={visit} token={visit} />;
  if (mail) return <MailLinkRoute key={mail} token={mail} />;
  if (pages)
    return (
      <LateTexts area={['home', 'requests']}>
        <PagesLinkRoute key={pages} token={pages} onCode={openCode} />
      </LateTexts>
    );
  // Whoever types the address has it from a letter.
  if (hash === '') return <LetterCodeScreen onCode={openCode} />;
  return <SubscriptionLinkRoute token={link.get('subscription') ?? ''} />;
}
