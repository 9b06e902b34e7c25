import type { LetterPreview } from '@intake/api/contract';
import { useFormats } from '@intake/i18n';
import { ErrorState } from '@intake/ui/ErrorState';
import { Skeleton } from '@intake/ui/Skeleton';
import { useIntl } from 'react-intl';
import type { Loadable } from '../../data/loadable.ts';
import { letterProblem, letterVariableNames, sheetMessages as texts } from './letters.messages.ts';
import { Caption, Missing, Sheet, Sheets, Waiting } from './LetterSheets.styles.ts';

export interface LetterSheetsProps {
  of: Loadable<Pick<LetterPreview, 'pages' | 'pageCount'>>;
}

const isVariable = (name: string): name is keyof typeof letterVariableNames => Object.hasOwn(letterVariableNames, name);

/** The pages as they will come out of the other machine; or what the letter still needs. */
export function LetterSheets({ of }: LetterSheetsProps) {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  if (of.state === 'loading') {
    return (
      <Waiting role="status" aria-label={formatMessage(texts.waiting)}>
        <Skeleton height="100%" />
      </Waiting>
    );
  }
  if (of.state === 'failed') {
    const names = (of.problem.fields ?? []).filter(({ code }) => code === 'missing').map(({ path }) => path.replace(/^values\./, ''));
    return (
      <Missing>
        <ErrorState title={formatMessage(texts.failed)}>
          {names.length > 0
            ? formatMessage(texts.missing, { names: formats.list(names.map((name) => (isVariable(name) ? formatMessage(letterVariableNames[name]) : name))) })
            : formatMessage(letterProblem(of.problem))}
        </ErrorState>
      </Missing>
    );
  }
  const { pages, pageCount } = of.value;
  return (
    <Sheets>
      {pages.map(({ width, height, imageUrl }, at) => {
        const label = formatMessage(texts.page, { page: at + 1, pages: pageCount });
        return (
          <figure key={at}>
            <Sheet src={imageUrl} width={width} height={height} alt={label} />
            {pageCount > 1 && <Caption aria-hidden>{label}</Caption>}
          </figure>
        );
      })}
    </Sheets>
  );
}
