import type { TSESLint } from '@typescript-eslint/utils';
import { fileNames } from './fileNames.ts';
import { folderSize } from './folderSize.ts';
import { logicalCss } from './logicalCss.ts';
import { noLiteralText } from './noLiteralText.ts';
import { overlayLooks } from './overlayLooks.ts';
import { inlineMessages, ownForms, ownStates, singleLooks } from './restrictedSyntax.ts';

/** Our own rules by name, in the shape of ESLint's; `.oxlintrc.json` says which files each is for. */
export const rules: Record<string, TSESLint.RuleModule<string>> = {
  'file-names': fileNames,
  'folder-size': folderSize,
  'logical-css': logicalCss,
  'no-literal-text': noLiteralText,
  'inline-messages': inlineMessages,
  'own-states': ownStates,
  'own-forms': ownForms,
  'overlay-looks': overlayLooks,
  'single-looks': singleLooks,
};
