import { seriesScopes } from '@intake/api/rules';
import { RadioGroup } from '@intake/ui/RadioGroup';
import { useIntl } from 'react-intl';
import { choice } from '../../../../data/forms/controls.ts';
import type { FormState } from '../../../../data/forms/useForm.ts';
import { scopeNames, seriesMessages as texts } from './series.messages.ts';

/** How far a change of a visit of a series reaches. */
export function ScopeField({ form }: { form: Pick<FormState<{ scope: string }>, 'values' | 'set'> }) {
  const { formatMessage } = useIntl();
  return (
    <RadioGroup
      {...choice(form, 'scope')}
      label={formatMessage(texts.scope)}
      items={seriesScopes.map((id) => ({ id, label: formatMessage(scopeNames[id]) }))}
    />
  );
}
