import type { TSESLint, TSESTree } from '@typescript-eslint/utils';

const templates = new Set(['styled', 'css', 'createGlobalStyle', 'keyframes']);

const declaration = /(?:^|[;{}])\s*([\w-]+)\s*:\s*([^;{}]*)/g;

// Each names a side of the screen, so it stays put when the direction turns.
const physicalName =
  /^(?:left|right|(?:scroll-)?(?:margin|padding)-(?:left|right)|border-(?:left|right)(?:-(?:width|style|color))?|border-(?:top|bottom)-(?:left|right)-radius)$/;

const sided = new Set(['text-align', 'float', 'clear', 'caption-side']);

const physicalProperty =
  /^(?:(?:scrollM|m)argin(?:Left|Right)|(?:scrollP|p)adding(?:Left|Right)|border(?:Left|Right)(?:Width|Style|Color)?|border(?:Top|Bottom)(?:Left|Right)Radius|left|right)$/;

/** The identifier a tag starts with: `styled` of `styled.span`, `styled(Button).attrs({})`. */
function rootOf(node: TSESTree.Node): string {
  if (node.type === 'Identifier') return node.name;
  if (node.type === 'MemberExpression') return rootOf(node.object);
  return node.type === 'CallExpression' ? rootOf(node.callee) : '';
}

/** Whether a template is part of a style: tagged as one, or put into one. */
function isStyle(node: TSESTree.Node | undefined): boolean {
  if (!node || node.type === 'Program') return false;
  return (
    (node.type === 'TaggedTemplateExpression' && templates.has(rootOf(node.tag))) || isStyle(node.parent)
  );
}

/**
 * Styles name the start and the end of a line, never left and right: a right-to-left page mirrors by itself. Text stands at
 * a side of the page, whatever direction its own words have.
 */
export const logicalCss: TSESLint.RuleModule<'physical' | 'ofWords'> = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      physical:
        '"{{found}}" does not turn with the direction: use the logical property (inline-start, inline-end).',
      ofWords: '"{{found}}" is a side of the words, which have a direction of their own on a mirrored page: use align() of the tokens.',
    },
  },
  defaultOptions: [],
  create: (context) => {
    const report = (node: TSESTree.Node, found: string, messageId: 'physical' | 'ofWords' = 'physical') =>
      context.report({ node, messageId, data: { found } });
    return {
      TemplateLiteral({ quasis, parent }) {
        if (!isStyle(parent)) return;
        for (const node of quasis) {
          const css = node.value.raw.replace(/\/\*[\s\S]*?\*\//g, '');
          for (const [, name = '', value = ''] of css.matchAll(declaration)) {
            const bySide = sided.has(name) && /^(?:left|right)\b/.test(value);
            if (name === 'text-align' && /^(?:start|end)\b/.test(value)) report(node, `${name}: ${value.trim()}`, 'ofWords');
            if (bySide || physicalName.test(name)) report(node, bySide ? `${name}: ${value.trim()}` : name);
          }
        }
      },
      'JSXAttribute[name.name="style"] Property'(node: TSESTree.Property) {
        const found = node.key.type === 'Identifier' ? node.key.name : '';
        if (physicalProperty.test(found)) report(node, found);
      },
    };
  },
};
