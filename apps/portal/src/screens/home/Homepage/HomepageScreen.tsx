import { LinkButton } from '@intake/ui/Link';
import { isLocale } from '@intake/i18n';
import { Archive, ArrowLeftRight, AudioLines, CalendarClock, FileScan, House, Link2, Rows3, ShieldAlert, Undo2 } from 'lucide-react';
import { useIntl } from 'react-intl';
import { homePaths } from '../../../shared/publicPage/homePaths.ts';
import { EvidenceSketch } from './EvidenceSketch.tsx';
import { homepageMessages as texts } from './Homepage.messages.ts';
import { Actions, Code, End, Figure, Figures, Hero, Lead, Open, Part, PartText, PartTitle, Parts, Reason, Reasons, Title, Trust } from './Homepage.styles.ts';
import { Journey } from './Journey.tsx';
import { pictureOf } from './pictures.ts';
import { ProductPicture } from './ProductPicture.tsx';

const figures = [
  { figure: texts.seconds, text: texts.secondsText },
  { figure: texts.third, text: texts.thirdText },
  { figure: texts.keys, text: texts.keysText },
];

const parts = [
  { title: texts.requests, text: texts.requestsText, picture: 'referral', alt: texts.referralPicture },
  { title: texts.calendar, text: texts.calendarText, picture: 'calendar', alt: texts.calendarPicture },
] as const;

const reasons = [
  { Icon: Archive, title: texts.stored, text: texts.storedText },
  { Icon: House, title: texts.local, text: texts.localText },
  { Icon: Rows3, title: texts.apart, text: texts.apartText },
  { Icon: Link2, title: texts.trail, text: texts.trailText },
];

const more = [
  { Icon: Undo2, title: texts.undo, text: texts.undoText },
  { Icon: FileScan, title: texts.forms, text: texts.formsText },
  { Icon: CalendarClock, title: texts.freed, text: texts.freedText },
  { Icon: AudioLines, title: texts.voice, text: texts.voiceText },
  { Icon: ShieldAlert, title: texts.misdirected, text: texts.misdirectedText },
  { Icon: ArrowLeftRight, title: texts.systems, text: texts.systemsText },
];

const commands = 'npm install && npm start';

/** What Intake is, shown by its own screens. */
export function HomepageScreen() {
  const { formatMessage, locale: tag } = useIntl();
  const language = tag.slice(0, 2);
  const locale = isLocale(language) ? language : 'en';
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
        <ProductPicture {...pictureOf('workbench', locale)} alt={formatMessage(texts.workbenchPicture)} focus="end" isFirst />
      </Hero>
      <Figures aria-label={formatMessage(texts.figures)}>
        {figures.map(({ figure, text }) => (
          <Figure key={figure.id as string}>
            <strong>{formatMessage(figure)}</strong>
            <p>{formatMessage(text)}</p>
          </Figure>
        ))}
      </Figures>
      <Journey />
      <Parts>
        <Part>
          <PartText>
            <PartTitle>{formatMessage(texts.evidence)}</PartTitle>
            <p>{formatMessage(texts.evidenceText)}</p>
          </PartText>
          <EvidenceSketch />
        </Part>
        {parts.map(({ title, text, picture, alt }) => (
          <Part key={title.id as string}>
            <PartText>
              <PartTitle>{formatMessage(title)}</PartTitle>
              <p>{formatMessage(text)}</p>
            </PartText>
            <ProductPicture {...pictureOf(picture, locale)} alt={formatMessage(alt)} focus="start" />
          </Part>
        ))}
      </Parts>
      <Trust>
        <PartTitle>{formatMessage(texts.more)}</PartTitle>
        <Cards of={more} />
      </Trust>
      <Trust>
        <PartTitle>{formatMessage(texts.trust)}</PartTitle>
        <Cards of={reasons} />
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

function Cards({ of }: { of: typeof reasons }) {
  const { formatMessage } = useIntl();
  return (
    <Reasons data-count={of.length}>
      {of.map(({ Icon, title, text }) => (
        <Reason key={title.id as string}>
          <Icon aria-hidden />
          <h3>{formatMessage(title)}</h3>
          <p>{formatMessage(text)}</p>
        </Reason>
      ))}
    </Reasons>
  );
}
