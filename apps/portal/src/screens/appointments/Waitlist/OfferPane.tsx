import type { WaitlistOffer } from '@intake/api/contract';
import { offerAnswers, phoneText, type OfferAnswer } from '@intake/api/rules';
import { useFormats } from '@intake/i18n';
import { Banner } from '@intake/ui/Banner';
import { DescriptionList } from '@intake/ui/DescriptionList';
import { LinkButton } from '@intake/ui/Link';
import { Pane, PaneBody, PaneHeader, PaneSection } from '@intake/ui/Pane';
import { Phone } from 'lucide-react';
import { useIntl } from 'react-intl';
import { KeyButton } from '../../../shared/KeyButton.tsx';
import { PatientAlerts } from '../../../shared/patient/PatientAlerts.tsx';
import { useVisitTime } from '../useDateRange.ts';
import { messageStatusNames } from '../../../shared/texting/texting.messages.ts';
import { answerNames, offerMessages as texts } from './Waitlist.messages.ts';
import { answerKeys, isTextLost } from './Waitlist.model.ts';
import { Script } from './Waitlist.styles.ts';

export interface OfferPaneProps {
  offer: WaitlistOffer;
  mayWrite: boolean;
  /** Where the text stands that speaks of it; null for an offer by telephone. */
  conversationHref: string | null;
  onAnswer: (outcome: OfferAnswer) => void;
  onClose: () => void;
}

/** Whom to call about a time, what to say, and what came of it: one key each. */
export function OfferPane({ offer, mayWrite, conversationHref, onAnswer, onClose }: OfferPaneProps) {
  const { formatMessage, locale } = useIntl();
  const formats = useFormats();
  const timeOf = useVisitTime();
  const { patientPhone, timeZone, startsAt, physicianName, locationName, visitTypeName, visit } = offer;
  const time = formats.dateTime(startsAt, timeZone);
  const fact = (id: 'kept' | 'time' | 'visit' | 'physician' | 'location' | 'language' | 'instead' | 'preparation', details: string | null) =>
    details ? [{ id, term: formatMessage(texts[id]), details: <bdi>{details}</bdi> }] : [];
  return (
    <Pane isFocusTarget>
      <PaneHeader title={offer.patientName} detail={visitTypeName} onBack={onClose}>
        {mayWrite &&
          offer.outcome === null &&
          offerAnswers.map((answer, at) => (
            <KeyButton key={answer} shortcut={answerKeys[answer]} variant={at === 0 ? 'primary' : answer === 'withdrawn' ? 'quiet' : 'secondary'} onPress={() => onAnswer(answer)}>
              {formatMessage(answerNames[answer])}
            </KeyButton>
          ))}
      </PaneHeader>
      <PaneBody>
        <PatientAlerts alerts={offer.patientAlerts} />
        {offer.text && offer.outcome === null && (
          <Banner
            tone={isTextLost(offer) ? 'warning' : 'accent'}
            title={formatMessage(texts.texted, { status: formatMessage(messageStatusNames[offer.text.status]) })}
            actions={conversationHref && <LinkButton size="sm" href={conversationHref}>{formatMessage(texts.conversation)}</LinkButton>}
          >
            {formatMessage(isTextLost(offer) ? texts.textFailed : texts.textedText)}
          </Banner>
        )}
        {(offer.outcome === 'accepted' || offer.outcome === 'declined') && (
          <Banner
            tone={offer.outcome === 'accepted' ? 'success' : 'accent'}
            title={formatMessage(offer.outcome === 'accepted' ? texts.acceptedByText : texts.declinedByText)}
            actions={conversationHref && <LinkButton size="sm" href={conversationHref}>{formatMessage(texts.conversation)}</LinkButton>}
          />
        )}
        {patientPhone ? (
          <div>
            <LinkButton href={`tel:${patientPhone}`} icon={<Phone aria-hidden />}>
              {formatMessage(texts.call, { phone: phoneText(patientPhone) })}
            </LinkButton>
          </div>
        ) : (
          <Banner tone="warning" title={formatMessage(texts.noPhone)} />
        )}
        <PaneSection title={formatMessage(texts.say)}>
          <Script>
            {physicianName
              ? formatMessage(texts.script, { location: locationName, visit: visitTypeName, physician: physicianName, time })
              : formatMessage(texts.scriptAlone, { location: locationName, visit: visitTypeName, time })}
          </Script>
          <p>{formatMessage(texts.identity)}</p>
        </PaneSection>
        <DescriptionList
          items={[
            ...fact('kept', formats.dateTime(offer.expiresAt, timeZone)),
            ...fact('time', timeOf(offer)),
            ...fact('visit', visitTypeName),
            ...fact('physician', physicianName),
            ...fact('location', locationName),
            ...fact('language', offer.patientLanguage && (new Intl.DisplayNames(locale, { type: 'language', fallback: 'code' }).of(offer.patientLanguage) ?? null)),
            ...fact('instead', visit && formats.dateTime(visit.startsAt, visit.timeZone)),
            ...fact('preparation', offer.preparation),
          ]}
        />
      </PaneBody>
    </Pane>
  );
}
