/** Words that name no variable, for the sake of languages that expressions are embedded in. */
export const RESERVED: ReadonlySet<string> = /* @__PURE__ */ new Set([
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
  'package',
  'namespace',
  'null',
  'return',
  'true',
  'var',
  'void',
  'while',
]);

/** The operators, by how tightly they bind, and the functions that they are. */
export const RELATIONS: Readonly<Record<string, string>> = {
  "'<'": '_<_',
  "'<='": '_<=_',
  "'>='": '_>=_',
  "'>'": '_>_',
  "'=='": '_==_',
  "'!='": '_!=_',
  "'in'": '@in',
};
export const SUMS: Readonly<Record<string, string>> = { "'+'": '_+_', "'-'": '_-_' };
export const PRODUCTS: Readonly<Record<string, string>> = { "'*'": '_*_', "'/'": '_/_', "'%'": '_%_' };
