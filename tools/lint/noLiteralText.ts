import type { TSESLint, TSESTree } from '@typescript-eslint/utils';

// Attributes that a person reads or hears; the rest carry names and values of the program.
const spoken = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'caption',
  'description',
  'errorMessage',
  'heading',
  'label',
  'message',
  'placeholder',
  'subtitle',
  'title',
]);
// A key cap and a piece of code read the same in every language.
const untranslated = new Set(['kbd', 'code']);

const hasLetters = (text: unknown) => typeof text === 'string' && /\p{L}/u.test(text);

/** The pieces of an expression that are text written here, through conditions, `??`, `||`, `&&` and `+`. */
function literalsOf(node: TSESTree.Node): TSESTree.Node[] {
  switch (node.type) {
    case 'Literal':
      return hasLetters(node.value) ? [node] : [];
    case 'TemplateLiteral':
      return node.quasis.some((quasi) => hasLetters(quasi.value.cooked)) ? [node] : [];
    case 'ConditionalExpression':
      return [...literalsOf(node.consequent), ...literalsOf(node.alternate)];
    case 'LogicalExpression':
      return node.operator === '&&'
        ? literalsOf(node.right)
        : [...literalsOf(node.left), ...literalsOf(node.right)];
    case 'BinaryExpression':
      return node.operator === '+' ? [...literalsOf(node.left), ...literalsOf(node.right)] : [];
    case 'JSXExpressionContainer':
      return literalsOf(node.expression);
    default:
      return [];
  }
}

const elementName = (node: TSESTree.Node | undefined) =>
  node?.type === 'JSXElement' && node.openingElement.name.type === 'JSXIdentifier'
    ? node.openingElement.name.name
    : '';

/** Text that a person reads comes from a message, never from a literal in JSX. */
export const noLiteralText: TSESLint.RuleModule<'literal'> = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      literal: 'Write this text as a message in the .messages.ts beside the screen, or take it as a prop.',
    },
  },
  defaultOptions: [],
  create: (context) => ({
    JSXText(node) {
      if (hasLetters(node.value) && !untranslated.has(elementName(node.parent))) {
        context.report({ node, messageId: 'literal' });
      }
    },
    JSXExpressionContainer(node) {
      if (node.parent.type === 'JSXAttribute' || untranslated.has(elementName(node.parent))) return;
      for (const literal of literalsOf(node)) context.report({ node: literal, messageId: 'literal' });
    },
    JSXAttribute(node) {
      if (node.name.type !== 'JSXIdentifier' || !spoken.has(node.name.name) || !node.value) return;
      for (const literal of literalsOf(node.value)) context.report({ node: literal, messageId: 'literal' });
    },
  }),
};
