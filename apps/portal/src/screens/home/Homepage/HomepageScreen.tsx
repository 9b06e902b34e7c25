import { LinkButton } from '@intake/ui/Link';
import { Archive, House, Link2, Rows3 } from 'lucide-react';
import { useIntl } from 'react-intl';
import { homePaths } from '../../../shared/publicPage/homePaths.ts';
import { homepageMessages as texts } from './Homepage.messages.ts';
import { Actions, Code, End, Figure, Figures, Hero, Lead, Open, Part, PartText, PartTitle, Parts, Reason, Reasons, Title, Trust } from './Homepage.styles.ts';
import calendarDark from './pictures/calendar-dark.webp';
import calendarLight from './pictures/calendar-light.webp';
import referralDark from './pictures/referral-dark.webp';
import referralLight from './pictures/referral-light.webp';
import workbenchDark from './pictures/workbench-dark.webp';
import workbenchLight from './pictures/workbench-light.webp';
import { ProductPicture } from './ProductPicture.tsx';

const figures = [
  { figure: texts.seconds, text: texts.secondsText },
  { figure: texts.third, text: texts.thirdText },
  { figure: texts.keys, text: texts.keysText },
];

const parts = [
  { title: texts.requests, text: texts.requestsText, picture: { light: referralLight, dark: referralDark }, alt: texts.referralPicture },
  { title: texts.calendar, text: texts.calendarText, picture: { light: calendarLight, dark: calendarDark }, alt: texts.calendarPicture },
];

const reasons = [
  { Icon: Archive, title: texts.stored, text: texts.storedText },
  { Icon: House, title: texts.local, text: texts.localText },
  { Icon: Rows3, title: texts.apart, text: texts.apartText },
  { Icon: Link2, title: texts.trail, text: texts.trailText },
];

const commands = 'npm install && npm start';

/** What Intake is, shown by its own screens. */
export function HomepageScreen() {
  const { formatMessage } = useIntl();
  return (
    <>
      <Hero>
        <Title>{formatMessage(texts.title)}</Title>
        <Lead>{formatMessage(texts.lead)}</Lead>
        <Actions>
          <LinkButton variant="primary" href={homePaths.register}>
            {formatMessage(texts.join)}
          </LinkButton>
          <LinkButton href={homePaths.cost}>{formatMessage(texts.cost)}</LinkButton>
        </Actions>
        <ProductPicture light={workbenchLight} dark={workbenchDark} alt={formatMessage(texts.workbenchPicture)} isFirst />
      </Hero>
      <Figures aria-label={formatMessage(texts.figures)}>
        {figures.map(({ figure, text }) => (
          <Figure key={figure.id as string}>
            <strong>{formatMessage(figure)}</strong>
            <p>{formatMessage(text)}</p>
          </Figure>
        ))}
      </Figures>
      <Parts>
        <PartText data-alone>
          <PartTitle>{formatMessage(texts.evidence)}</PartTitle>
          <p>{formatMessage(texts.evidenceText)}</p>
        </PartText>
        {parts.map(({ title, text, picture, alt }) => (
          <Part key={title.id as string}>
            <PartText>
              <PartTitle>{formatMessage(title)}</PartTitle>
              <p>{formatMessage(text)}</p>
            </PartText>
            <ProductPicture {...picture} alt={formatMessage(alt)} />
          </Part>
        ))}
      </Parts>
      <Trust>
        <PartTitle>{formatMessage(texts.trust)}</PartTitle>
        <Reasons>
          {reasons.map(({ Icon, title, text }) => (
            <Reason key={title.id as string}>
              <Icon aria-hidden />
              <h3>{formatMessage(title)}</h3>
              <p>{formatMessage(text)}</p>
            </Reason>
          ))}
        </Reasons>
      </Trust>
      <Open>
        <PartText>
          <PartTitle>{formatMessage(texts.open)}</PartTitle>
          <p>{formatMessage(texts.openText)}</p>
        </PartText>
        <Code dir="ltr">{commands}</Code>
      </Open>
      <End>
        <PartTitle>{formatMessage(texts.end)}</PartTitle>
        <p>{formatMessage(texts.endText)}</p>
        <LinkButton variant="primary" href={homePaths.register}>
          {formatMessage(texts.join)}
        </LinkButton>
      </End>
    </>
  );
}
