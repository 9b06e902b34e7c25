import type { TSESLint, TSESTree } from '@typescript-eslint/utils';

/** A rule that refuses whatever one of the selectors finds, with the message beside it. */
const refusing = (restrictions: { selector: string; message: string }[]): TSESLint.RuleModule<string> => ({
  meta: { type: 'problem', schema: [], messages: Object.fromEntries(restrictions.map(({ message }, at) => [String(at), message])) },
  defaultOptions: [],
  create: (context) =>
    Object.fromEntries(restrictions.map(({ selector }, at) => [selector, (node: TSESTree.Node) => context.report({ node, messageId: String(at) })])),
});

const inline = 'Define messages in the .messages.ts beside the screen: only those are extracted and translated.';

/** Texts outside the catalogue. */
export const inlineMessages = refusing([
  { selector: 'Property[key.name="defaultMessage"]', message: inline },
  { selector: 'JSXAttribute[name.name="defaultMessage"]', message: inline },
]);

const oneState = 'Use Loadable or Paged of data/loadable.ts.';
const oneProblem = 'Import problemOf of data/problemOf.ts.';

/** Another shape for what is asked of the server, or another reading of its errors. */
export const ownStates = refusing([
  { selector: 'TSPropertySignature[key.name="state"] Literal[value="loading"]', message: oneState },
  { selector: 'FunctionDeclaration[id.name="problemOf"]', message: oneProblem },
  { selector: 'VariableDeclarator[id.name="problemOf"]', message: oneProblem },
]);

const oneForm = 'Make a form by useForm of data/forms, and hand on its `props`.';
const lacksProps = ':not(:has(MemberExpression[property.name="props"]))';

/** A form that keeps, checks or sends what is typed in a way of its own. */
export const ownForms = refusing([
  { selector: 'JSXOpeningElement[name.name="form"]', message: oneForm },
  { selector: `JSXOpeningElement[name.name=/^(Form|EditDrawer)$/]${lacksProps}`, message: oneForm },
  { selector: `JSXOpeningElement[name.name=/Dialog$|Drawer$/] > JSXAttribute[name.name="form"] > JSXExpressionContainer > ObjectExpression${lacksProps}`, message: oneForm },
]);

const oneLook = 'The page may not be there yet: use `await expect.poll(() => …)`.';

/** A look at a page in a browser that is taken once, and so depends on how fast the machine is. */
export const singleLooks = refusing([
  { selector: `CallExpression[callee.name="expect"] > AwaitExpression > CallExpression[callee.property.name=/^(${[
    'allTextContents', 'count', 'evaluate', 'getAttribute', 'innerText', 'inputValue', 'isChecked', 'isDisabled', 'isEnabled', 'isHidden', 'isVisible', 'textContent', 'title',
  ].join('|')})$/]`, message: oneLook },
  { selector: 'CallExpression[callee.name="expect"] CallExpression[callee.property.name="url"]', message: oneLook },
]);
