import { Link, LinkButton } from '@intake/ui/Link';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { homePaths } from './homePaths.ts';
import { publicFrameMessages as texts } from './PublicFrame.messages.ts';
import { Body, Foot, FootLinks, Head, HeadInside, HeadLinks, Home, Root, SignIn } from './PublicFrame.styles.ts';

export interface PublicFrameProps {
  /** The product's mark. */
  brand: ReactNode;
  /** Language and theme. */
  tools: ReactNode;
  signInPath: string;
  children: ReactNode;
}

/** What stands around a public page: where one is, and where one can go. */
export function PublicFrame({ brand, tools, signInPath, children }: PublicFrameProps) {
  const { formatMessage } = useIntl();
  return (
    <Root>
      <Head>
        <HeadInside aria-label={formatMessage(texts.navigation)}>
          <Home href={homePaths.homepage}>{brand}</Home>
          <HeadLinks>
            <Link href={homePaths.about}>{formatMessage(texts.about)}</Link>
            <Link href={homePaths.requisition}>{formatMessage(texts.requisition)}</Link>
            <Link href={homePaths.cost}>{formatMessage(texts.cost)}</Link>
          </HeadLinks>
          <SignIn>
            <LinkButton variant="quiet" href={signInPath}>
              {formatMessage(texts.signIn)}
            </LinkButton>
            <LinkButton variant="primary" href={homePaths.register}>
              {formatMessage(texts.register)}
            </LinkButton>
          </SignIn>
        </HeadInside>
      </Head>
      <Body id="main">{children}</Body>
      <Foot>
        <FootLinks>
          <Link href={homePaths.about}>{formatMessage(texts.about)}</Link>
          <Link href={homePaths.requisition}>{formatMessage(texts.requisition)}</Link>
          <Link href={homePaths.cost}>{formatMessage(texts.cost)}</Link>
          <Link href={homePaths.subscribe}>{formatMessage(texts.subscribe)}</Link>
          <Link href={homePaths.privacy}>{formatMessage(texts.privacy)}</Link>
          <Link href={homePaths.terms}>{formatMessage(texts.terms)}</Link>
        </FootLinks>
        {tools}
        <p>{formatMessage(texts.openSource)}</p>
      </Foot>
    </Root>
  );
}
