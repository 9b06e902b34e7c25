import type { LetterPreview, StoredLetterhead } from '@intake/api/contract';
import { phoneText } from '@intake/api/rules';
import { Banner } from '@intake/ui/Banner';
import { Button, ButtonRow } from '@intake/ui/Button';
import { DescriptionList } from '@intake/ui/DescriptionList';
import { FileDrop } from '@intake/ui/FileDrop';
import { Loaded } from '@intake/ui/Loaded';
import { PageSection } from '@intake/ui/Page';
import { Skeleton } from '@intake/ui/Skeleton';
import { Fragment, useState } from 'react';
import { useIntl } from 'react-intl';
import type { Loadable } from '../../../data/loadable.ts';
import type { Outcome, Problem } from '../../../data/problem.ts';
import { letterProblem } from '../../../shared/letters/letters.messages.ts';
import { Composed, Fields } from '../../../shared/letters/LetterSheets.styles.ts';
import { headMessages as texts, logoProblems } from './Templates.messages.ts';
import { PageTop } from './Templates.styles.ts';

export interface LetterheadSectionProps {
  letterhead: Loadable<StoredLetterhead>;
  /** A letter that has it; null until there is one, and for those who may not print letters. */
  sample: Pick<LetterPreview, 'pages'> | null;
  onRetry: () => void;
  onEdit: () => void;
  /** Null takes it away. */
  onLogo: (change: { file: File | null }) => Outcome;
}

const pictures = ['image/png', 'image/jpeg', 'image/svg+xml'] as const;

/** What stands at the head of each letter, and how it is printed. */
export function LetterheadSection({ letterhead, sample, onRetry, onEdit, onLogo }: LetterheadSectionProps) {
  const { formatMessage } = useIntl();
  const [refused, setRefused] = useState<Problem | null>(null);
  const change = async (file: File | null) => setRefused(await onLogo({ file }));
  const top = sample?.pages[0];
  const shown = (text: string | null) => (text ? <bdi>{text}</bdi> : formatMessage(texts.notSet));
  return (
    <PageSection title={formatMessage(texts.title)} description={formatMessage(texts.text)}>
      <Loaded of={letterhead} waiting={<Skeleton height="12rem" />} onRetry={onRetry}>
        {(head) => (
          <Composed>
            <Fields>
              <DescriptionList
                items={[
                  { id: 'name', term: formatMessage(texts.name), details: <bdi>{head.organizationName}</bdi> },
                  {
                    id: 'lines',
                    term: formatMessage(texts.lines),
                    details: head.lines.length > 0 ? head.lines.map((line, at) => <Fragment key={at}>{at > 0 && <br />}<bdi>{line}</bdi></Fragment>) : shown(null),
                  },
                  { id: 'phone', term: formatMessage(texts.phone), details: shown(head.phone && phoneText(head.phone)) },
                  { id: 'fax', term: formatMessage(texts.fax), details: shown(head.fax && phoneText(head.fax)) },
                ]}
              />
              <ButtonRow>
                <Button onPress={onEdit}>{formatMessage(texts.edit)}</Button>
              </ButtonRow>
            </Fields>
            <Fields>
              {top && <PageTop src={top.imageUrl} width={top.width} height={top.height} alt={formatMessage(texts.sample)} />}
              <FileDrop
                label={formatMessage(texts.logo)}
                hint={formatMessage(texts.logoHint)}
                acceptedFileTypes={pictures}
                allowsMultiple={false}
                onChoose={({ files: [file] }) => (file ? void change(file) : setRefused({ code: 'unreadable' }))}
              />
              {refused && <Banner tone="danger">{formatMessage(logoTextOf(refused))}</Banner>}
              {head.logoUrl && (
                <ButtonRow>
                  <Button size="sm" variant="quiet" onPress={() => void change(null)}>
                    {formatMessage(texts.removeLogo)}
                  </Button>
                </ButtonRow>
              )}
            </Fields>
          </Composed>
        )}
      </Loaded>
    </PageSection>
  );
}

const logoTextOf = (problem: Problem) => logoProblems[problem.fields?.[0]?.code ?? problem.code] ?? letterProblem(problem);
