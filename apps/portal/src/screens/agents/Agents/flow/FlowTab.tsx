import type { AgentFlow } from '@intake/api/contract';
import { flowProblems } from '@intake/api/rules/voice';
import { localeNames, type Locale } from '@intake/i18n';
import { Banner } from '@intake/ui/Banner';
import { Button } from '@intake/ui/Button';
import { ToggleButton, ToggleButtonGroup } from '@intake/ui/ToggleButton';
import { Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import type { Outcome } from '../../../../data/problem.ts';
import { flowMessages as texts } from './flow.messages.ts';
import { outlineOf, stateOfPath } from './flow.model.ts';
import { Bar, Beside, OutlineSide, PictureSide, Wrong } from './flow.styles.ts';
import { FlowPicture } from './FlowPicture.tsx';
import { Outline } from './Outline.tsx';
import { StepDrawer } from './StepDrawer.tsx';
import { useFlowWords } from './useFlowWords.ts';

export interface FlowTabProps {
  flow: AgentFlow;
  mayEdit: boolean;
  onSave: (change: { flow: AgentFlow }) => Outcome;
}

/** The flow in words and as a picture; what is wrong stands at its step. */
export function FlowTab({ flow, mayEdit, onSave }: FlowTabProps) {
  const { formatMessage } = useIntl();
  const { problemText } = useFlowWords();
  const [language, setLanguage] = useState<Locale>(flow.languages[0]!);
  const [selected, setSelected] = useState<string | null>(null);
  const [edited, setEdited] = useState<{ id: string | null } | null>(null);
  const steps = useMemo(() => outlineOf(flow), [flow]);
  const problems = useMemo(() => flowProblems(flow), [flow]);
  const shown = flow.languages.includes(language) ? language : flow.languages[0]!;
  const ofFlow = problems.filter(({ path }) => stateOfPath(path) === null);
  return (
    <Beside>
      <OutlineSide>
        <Bar>
          <ToggleButtonGroup label={formatMessage(texts.language)} value={shown} onChange={({ value }) => flow.languages.filter((one) => one === value).forEach(setLanguage)}>
            {flow.languages.map((one) => (
              <ToggleButton key={one} id={one} size="sm" label={localeNames[one]} />
            ))}
          </ToggleButtonGroup>
          {mayEdit && (
            <Button size="sm" icon={<Plus aria-hidden />} onPress={() => setEdited({ id: null })}>
              {formatMessage(texts.add)}
            </Button>
          )}
        </Bar>
        {problems.length > 0 && (
          <Banner tone="danger" title={formatMessage(texts.problems, { count: problems.length })}>
            {ofFlow.length > 0 && (
              <Wrong>
                {ofFlow.map((problem) => (
                  <li key={`${problem.path} ${problem.code}`}>{problemText(problem)}</li>
                ))}
              </Wrong>
            )}
          </Banner>
        )}
        <Outline
          flow={flow}
          steps={steps}
          language={shown}
          selected={selected}
          mayEdit={mayEdit}
          onSelect={({ id }) => setSelected(id)}
          onEdit={({ id }) => setEdited({ id })}
        />
      </OutlineSide>
      <PictureSide tabIndex={0} role="group" aria-label={formatMessage(texts.picture)}>
        <FlowPicture flow={flow} steps={steps} selected={selected} onSelect={({ id }) => setSelected(id)} />
      </PictureSide>
      {edited && (
        <StepDrawer
          flow={flow}
          id={edited.id}
          isOpen={edited.id === null || (steps.find(({ id }) => id === edited.id)?.isOpen ?? true)}
          onSave={onSave}
          onClose={() => setEdited(null)}
        />
      )}
    </Beside>
  );
}
