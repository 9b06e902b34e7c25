import { defineMessages } from '@intake/i18n';
import type { MessageDescriptor } from 'react-intl';
import type { Problem } from '../../data/problem.ts';

/** What forms of every area say of what is missing. */
export const answerMessages = defineMessages({
  nameRequired: { id: 'shell.answer.nameRequired', defaultMessage: 'A name is needed.' },
  unknown: { id: 'shell.answer.unknown', defaultMessage: 'That did not work. Try again.' },
});

/** Why something was refused, by the server's code; an area has further ones of its own. */
export const refusals: Record<string, MessageDescriptor> = defineMessages({
  'version-conflict': { id: 'shell.answer.versionConflict', defaultMessage: 'Somebody changed this in the meantime. Close it and open it again.' },
  'exists-already': { id: 'shell.answer.existsAlready', defaultMessage: 'There is already one with this name.' },
  'not-connected': { id: 'shell.answer.notConnected', defaultMessage: 'Still in use, so it cannot be removed.' },
  'not-found': { id: 'shell.answer.notFound', defaultMessage: 'This is not here any more.' },
  network: { id: 'shell.answer.network', defaultMessage: 'The server cannot be reached. What you typed is still here.' },
});

/** The text for what the server answered: of the field that it refused, where there is one. */
export const answerText = ({ code, fields }: Problem): MessageDescriptor =>
  refusals[(code === 'invalid' && fields?.[0]?.code) || code] ?? answerMessages.unknown;

/** How a form says what the server answers. */
export const answerTexts = {
  problemText: answerText,
  refusalText: ({ code }: { code: string }): MessageDescriptor | undefined => refusals[code],
};
