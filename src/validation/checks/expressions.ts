/** What is wrong with an expression. */
export interface ExpressionFault {
  /** `internal` for an error that the text does not cause, `cost` for an expression that may cost too much. */
  readonly type: 'invalid' | 'internal' | 'cost';
  readonly detail: string;
}

/** What an expression of a policy is for: it decides which names it may use, and which type it must have. */
export type ExpressionUse =
  | 'applyConfiguration'
  | 'auditAnnotation'
  | 'jsonPatch'
  | 'matchCondition'
  | 'message'
  | 'validation';

/** The expressions of one policy. Later ones see the variables before them. */
export interface PolicyExpressions {
  variable(name: string, expression: string): ExpressionFault | undefined;
  check(use: ExpressionUse, expression: string): ExpressionFault | undefined;
}

/** Compiles the expressions (CEL) of built-in Kinds. */
export interface ExpressionCompiler {
  /** @param isComposed whether expressions may name `variables` */
  policy(options: { readonly hasParams: boolean; readonly isComposed: boolean }): PolicyExpressions;
  deviceSelector(expression: string): ExpressionFault | undefined;
}

/** Words of CEL that name no variable, for the sake of languages that expressions are embedded in. */
export const RESERVED_WORDS: ReadonlySet<string> = /* @__PURE__ */ new Set([
  'as',
  'break',
  'const',
  'continue',
  'else',
  'false',
  'for',
  'function',
  'if',
  'import',
  'in',
  'let',
  'loop',
  'namespace',
  'null',
  'package',
  'return',
  'true',
  'var',
  'void',
  'while',
]);
