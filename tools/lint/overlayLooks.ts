import type { TSESLint, TSESTree } from '@typescript-eslint/utils';

/** What a chain of calls and members starts from. */
function rootOf(node: TSESTree.Node): TSESTree.Node {
  if (node.type === 'MemberExpression') return rootOf(node.object);
  if (node.type === 'CallExpression') return rootOf(node.callee);
  return node.type === 'AwaitExpression' ? rootOf(node.argument) : node;
}

/** Whether a name of the scope is what a play function has found outside its canvas. */
function isOverlay(name: string, scope: TSESLint.Scope.Scope | null, textOf: (node: TSESTree.Node) => string): boolean {
  if (!scope || name === 'screen') return name === 'screen';
  const variable = scope.set.get(name);
  if (!variable) return isOverlay(name, scope.upper, textOf);
  return variable.defs.some(({ node }) => node.type === 'VariableDeclarator' && node.init !== null && /\bscreen\./.test(textOf(node.init)));
}

/** A look at what has opened over the page that is taken once: it is in the page a moment before it is seen. */
export const overlayLooks: TSESLint.RuleModule<'once'> = {
  meta: { type: 'problem', schema: [], messages: { once: 'It may not be seen yet: use `await waitFor(() => expect(…).toBeVisible())`.' } },
  defaultOptions: [],
  create: ({ report, sourceCode }) => ({
    'AwaitExpression > CallExpression[callee.property.name="toBeVisible"] CallExpression[callee.name="expect"]'(node: TSESTree.CallExpression) {
      const root = node.arguments[0] && rootOf(node.arguments[0]);
      if (root?.type === 'Identifier' && isOverlay(root.name, sourceCode.getScope(node), (of) => sourceCode.getText(of))) report({ node, messageId: 'once' });
    },
  }),
};
