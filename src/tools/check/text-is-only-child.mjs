/**
 * An ESLint rule: text must be the only child of its JSX element.
 *
 * A translator in the browser takes text nodes away from React. React can set the text of an element that has no other
 * child, but it can neither change a text node that has left the page nor insert a node next to one (docs/decisions/0034-translated-pages.md).
 */

/** Types whose values hold no text, so that a child of such a type may have siblings. */
const ELEMENT_TYPES = ['Elements', 'ReactElement'];
const COMPONENT_NAME = /^[A-Z]/;
/** Calls that make a list, with the place of the callback that makes an item. */
const LISTS = { map: 1, flatMap: 1, from: 2 };
const FUNCTIONS = ['ArrowFunctionExpression', 'FunctionExpression', 'FunctionDeclaration'];

const isSpace = (text) => text.trim() === '';
/** Line breaks between elements, which React leaves out. */
const isLayout = (child) => child.type === 'JSXText' && isSpace(child.value) && child.value.includes('\n');
const isWhitespace = (child) =>
  (child.type === 'JSXText' && isSpace(child.value)) ||
  (child.type === 'JSXExpressionContainer' &&
    child.expression.type === 'Literal' &&
    typeof child.expression.value === 'string' &&
    isSpace(child.expression.value));
const isComment = (child) => child.type === 'JSXExpressionContainer' && child.expression.type === 'JSXEmptyExpression';

/** The name of a type, or of what a function type returns. */
const typeName = (type) => {
  if (type?.type === 'TSFunctionType') return typeName(type.returnType.typeAnnotation);
  return type?.type === 'TSTypeReference' ? type.typeName.name : undefined;
};

/** The values that a function returns itself, without the functions inside it. */
function returnedBy(fn) {
  if (fn.body.type !== 'BlockStatement') return [fn.body];
  const found = [];
  const visit = (node) => {
    if (!node || FUNCTIONS.includes(node.type)) return;
    if (node.type === 'ReturnStatement') found.push(node.argument);
    for (const [key, value] of Object.entries(node)) {
      if (key === 'parent') continue;
      for (const child of [value].flat()) if (typeof child?.type === 'string') visit(child);
    }
  };
  fn.body.body.forEach(visit);
  return found;
}

const isList = ({ expression }) => expression?.type === 'CallExpression' && expression.callee.property?.name in LISTS;
const isFunction = (node) => FUNCTIONS.includes(node?.type);

/** @type {import('eslint').Rule.RuleModule} */
export const textIsOnlyChild = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      sibling:
        'Put this text into an element of its own: beside siblings it is lost to React once the page is translated (docs/decisions/0034-translated-pages.md). A child that is never text can be typed as Elements (src/ui/elements.ts).',
      returned:
        'Return this text in an element: the component may stand beside siblings, where a text is lost to React once the page is translated.',
    },
  },
  create(context) {
    const { sourceCode } = context;
    /** Properties and parameters of this file that are typed as elements. */
    const elementNames = new Set();

    const constantOf = (identifier) => {
      for (let scope = sourceCode.getScope(identifier); scope; scope = scope.upper) {
        const variable = scope.set.get(identifier.name);
        if (variable) return variable.defs[0]?.node.type === 'VariableDeclarator' ? variable.defs[0].node : undefined;
      }
      return undefined;
    };
    const isElements = (node, onCall) => {
      switch (node?.type) {
        case undefined:
        case 'JSXElement':
        case 'JSXFragment':
          return true;
        case 'Literal':
          return node.value === null || typeof node.value === 'boolean' || node.value === '';
        case 'LogicalExpression':
          return (node.operator === '&&' || isElements(node.left, onCall)) && isElements(node.right, onCall);
        case 'ConditionalExpression':
          return isElements(node.consequent, onCall) && isElements(node.alternate, onCall);
        case 'TSAsExpression':
        case 'TSNonNullExpression':
          return isElements(node.expression, onCall);
        case 'CallExpression': {
          const {
            callee,
            arguments: [first, second],
          } = node;
          const callback = LISTS[callee.property?.name] === 1 ? first : second;
          if (callee.property?.name in LISTS && isFunction(callback))
            return returnedBy(callback).every((returned) => isElements(returned, onCall));
          if (onCall || elementNames.has(callee.name)) return true;
          const called = callee.type === 'Identifier' ? constantOf(callee)?.init : undefined;
          return isFunction(called) && returnedBy(called).every((returned) => isElements(returned, onCall));
        }
        case 'Identifier': {
          if (node.name === 'undefined' || elementNames.has(node.name)) return true;
          const constant = constantOf(node);
          return constant?.id.type === 'Identifier' && constant.init !== null && isElements(constant.init, onCall);
        }
        default:
          return false;
      }
    };
    const checkChildren = (node) => {
      const children = node.children.filter((child) => !isLayout(child) && !isComment(child));
      const [only] = children;
      if (children.length === 1 && node.type === 'JSXElement' && !isList(only)) return;
      for (const child of children) {
        if (isWhitespace(child)) continue;
        const isText =
          child.type === 'JSXText' || (child.type === 'JSXExpressionContainer' && !isElements(child.expression, false));
        if (isText) context.report({ node: child, messageId: 'sibling' });
      }
    };
    const checkComponent = (node) => {
      const name = node.id?.name ?? (node.parent.type === 'VariableDeclarator' ? node.parent.id.name : undefined);
      if (!name || !COMPONENT_NAME.test(name)) return;
      for (const returned of returnedBy(node))
        if (!isElements(returned, true)) context.report({ node: returned, messageId: 'returned' });
    };
    return {
      Program(program) {
        const visit = (node) => {
          if (
            node.type === 'TSPropertySignature' &&
            ELEMENT_TYPES.includes(typeName(node.typeAnnotation?.typeAnnotation))
          )
            elementNames.add(node.key.name);
          for (const key of sourceCode.visitorKeys[node.type] ?? [])
            for (const child of [node[key]].flat()) if (child) visit(child);
        };
        visit(program);
      },
      'JSXElement, JSXFragment': checkChildren,
      'ArrowFunctionExpression, FunctionDeclaration, FunctionExpression': checkComponent,
    };
  },
};
