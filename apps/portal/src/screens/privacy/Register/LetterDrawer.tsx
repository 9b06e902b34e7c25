import type { BreachDetail, BreachLetter, LetterPreview } from '@intake/api/contract';
import { useIntl } from 'react-intl';
import { FormDrawer } from '../../../data/forms/FormDrawer.tsx';
import { useForm } from '../../../data/forms/useForm.ts';
import type { Loadable } from '../../../data/loadable.ts';
import type { Outcome } from '../../../data/problem.ts';
import { numberProblems } from '../../../shared/letters/faxNumber.model.ts';
import { numberMessages, numberRefusal } from '../../../shared/letters/letters.messages.ts';
import { Composed, Fields } from '../../../shared/letters/LetterSheets.styles.ts';
import { letterOf, noticeValues, sitesOf } from '../../../shared/misdirected/misdirected.model.ts';
import { NoticeFields, NoticeSheets, type NoticeFieldsProps } from '../../../shared/misdirected/NoticeFields.tsx';
import { letterMessages as texts, letterProblem } from './Register.messages.ts';

export interface LetterDrawerProps extends Pick<NoticeFieldsProps<never>, 'isKnown' | 'onNumber' | 'onNotice'> {
  breach: Pick<BreachDetail, 'from' | 'senderName' | 'disposal'>;
  preview: Loadable<Pick<LetterPreview, 'pages' | 'pageCount'>>;
  onTell: (told: { letter: BreachLetter }) => Outcome;
  onClose: () => void;
}

/** The letter that nobody has sent yet, or that did not arrive, beside the page that goes out. */
export function LetterDrawer({ breach, preview, isKnown, onNumber, onNotice, onTell, onClose }: LetterDrawerProps) {
  const intl = useIntl();
  const sender = { number: breach.from, name: breach.senderName };
  const form = useForm({
    initial: noticeValues(sender, { locale: intl.locale, disposal: breach.disposal }),
    check: (values) => {
      const { number, confirmation } = numberProblems(values, isKnown === true);
      return { number: number && numberMessages.required, confirmation: confirmation && numberMessages.confirmWrong };
    },
    save: (values) => onTell({ letter: letterOf(values) }),
    onSaved: onClose,
    problemText: letterProblem,
    refusalText: numberRefusal,
  });
  return (
    <FormDrawer size="lg" title={intl.formatMessage(texts.title)} form={form} saveLabel={intl.formatMessage(texts.send)} onClose={onClose}>
      <Composed>
        <Fields>
          <NoticeFields form={form} isSettled sites={sitesOf(sender)} isKnown={isKnown} onNumber={onNumber} onNotice={onNotice} />
        </Fields>
        <NoticeSheets of={preview} />
      </Composed>
    </FormDrawer>
  );
}
