// @ts-check
// Small faults to put into a file, one at a time: what a test of it should notice.
import { parseAst } from 'rollup/parseAst';

/** @typedef {{ start: number, end: number, text: string, what: string }} Mutant a place of the file, and what it becomes */
/** @typedef {{ type: string, start: number, end: number } & Record<string, any>} Node */

/** @type {Record<string, string>} */
const OPERATORS = {
  '===': '!==',
  '!==': '===',
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '%': '*',
  '&&': '||',
  '||': '&&',
  '??': '&&',
};
/** @type {Record<string, string>} */
const METHODS = {
  some: 'every',
  every: 'some',
  startsWith: 'endsWith',
  endsWith: 'startsWith',
  min: 'max',
  max: 'min',
};

/**
 * @param {string} code JavaScript
 * @returns {Mutant[]}
 */
export function mutantsOf(code) {
  /** @type {Mutant[]} */
  const mutants = [];
  const add = (/** @type {Node} */ { start, end }, /** @type {string} */ text, /** @type {string} */ what) => {
    if (code.slice(start, end) !== text) mutants.push({ start, end, text, what });
  };
  const visit = (/** @type {Node} */ node, /** @type {Node} */ parent) => {
    switch (node.type) {
      case 'ImportDeclaration':
      case 'ExportAllDeclaration':
        return;
      case 'BinaryExpression':
      case 'LogicalExpression': {
        const operator = OPERATORS[node.operator];
        const isText = node.operator === '+' && [node.left, node.right].some(isTextual);
        const at = code.indexOf(node.operator, node.left.end);
        if (operator !== undefined && !isText)
          add(
            /** @type {any} */ ({ start: at, end: at + node.operator.length }),
            operator,
            `${node.operator} becomes ${operator}`,
          );
        break;
      }
      case 'UnaryExpression':
        // The compiler writes undefined as `void 0`: any other number means the same.
        if (node.operator === 'void' && node.argument.type === 'Literal') return;
        if (node.operator === '!') add(node, code.slice(node.argument.start, node.argument.end), 'no negation');
        break;
      case 'IfStatement':
      case 'ConditionalExpression':
        add(node.test, 'true', 'condition becomes true');
        add(node.test, 'false', 'condition becomes false');
        break;
      case 'Literal':
        if (typeof node.value === 'boolean') add(node, String(!node.value), `${node.value} becomes ${!node.value}`);
        else if (typeof node.value === 'number') add(node, `(${node.raw} + 1)`, `${node.raw} becomes one more`);
        else if (
          typeof node.value === 'string' &&
          parent.type !== 'Property' &&
          parent.type !== 'ExportNamedDeclaration'
        )
          add(node, node.value === '' ? "'mutant'" : "''", 'other text');
        break;
      case 'ReturnStatement':
        // `void 0` is how the compiler writes undefined.
        if (node.argument !== null && node.argument.operator !== 'void')
          add(node, 'return undefined;', 'returns nothing');
        break;
      case 'ExpressionStatement':
        if (/^(?:Call|Await|Assignment)Expression$/.test(node.expression.type) && !isSuper(node.expression))
          add(node, ';', 'statement removed');
        break;
      case 'MemberExpression':
        if (!node.computed && Object.hasOwn(METHODS, node.property.name) && parent.type === 'CallExpression')
          add(
            node.property,
            METHODS[node.property.name] ?? '',
            `${node.property.name} becomes ${METHODS[node.property.name]}`,
          );
        break;
    }
    for (const value of Object.values(node)) {
      for (const each of [value].flat()) if (typeof each?.type === 'string') visit(each, node);
    }
  };
  const program = /** @type {Node} */ (/** @type {unknown} */ (parseAst(code)));
  visit(program, program);
  return mutants;
}

/** @param {Node} node */
function isTextual(node) {
  return node.type === 'TemplateLiteral' || (node.type === 'Literal' && typeof node.value === 'string');
}

/** @param {Node} expression */
function isSuper(expression) {
  return expression.type === 'CallExpression' && expression.callee.type === 'Super';
}
