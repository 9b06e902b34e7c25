import type { FlowState } from '@intake/api/contract';
import type { FlowProblem } from '@intake/api/rules/voice';
import { isLocale, localeNames } from '@intake/i18n';
import { useIntl } from 'react-intl';
import { proposalNames } from '../../../../shared/calls/calls.messages.ts';
import { checkNames, problemNames, slotNames, stateKindNames, valueNames, variableNames } from '../Agents.messages.ts';
import { flowMessages as texts } from './flow.messages.ts';

/** How a flow is spoken of. */
export function useFlowWords() {
  const { formatMessage } = useIntl();
  const variableName = (name: string) => (variableNames[name] ? formatMessage(variableNames[name]) : name);
  const valueName = (value: string) => (valueNames[value] ? formatMessage(valueNames[value]) : value);
  return {
    variableName,
    valueName,
    /** What the step does: “Ask · Birth date”. */
    stepName: (state: FlowState): string => {
      const kind = formatMessage(stateKindNames[state.kind]);
      switch (state.kind) {
        case 'collect':
        case 'branch':
          return `${kind} · ${formatMessage(slotNames[state.slot])}`;
        case 'check':
          return `${kind} · ${formatMessage(checkNames[state.check])}`;
        case 'propose':
          return `${kind} · ${formatMessage(proposalNames[state.action])}`;
        default:
          return kind;
      }
    },
    /** Why a way is taken. */
    wayName: (state: FlowState, field: string): string => {
      const at = /^cases\.(\d+)/.exec(field)?.[1];
      if (at !== undefined && state.kind === 'branch') return valueName(state.cases[Number(at)]!.value);
      return formatMessage(field === 'failed' ? texts.failed : field === 'retry' ? texts.retry : field === 'otherwise' ? texts.otherwise : texts.next);
    },
    problemText: ({ code, name, path }: FlowProblem): string => {
      const language = path.split('.').at(-1) ?? '';
      return formatMessage(problemNames[code], { name: code === 'detail-unverified' ? variableName(name) : name, language: isLocale(language) ? localeNames[language] : language });
    },
  };
}
