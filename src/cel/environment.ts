import { append } from '#engine/go/append';
import { check } from './checker/check.ts';
import type { Declarations, TypeProvider } from './checker/scope.ts';
import type { FunctionDeclaration, VariableDeclaration } from './decls/declarations.ts';
import { type CallPlanner, type MakeObject, type Plan, PlanFault, plan } from './interpreter/plan.ts';
import type { Library } from './library/library.ts';
import type { Issue, Issues } from './parser/issue.ts';
import type { Macro } from './parser/macro.ts';
import { parse } from './parser/parse.ts';
import { NO_LOCATION } from './parser/source.ts';
import { Program } from './program.ts';
import { DynType, type Type } from './types/type.ts';
import { validate } from './validator/validate.ts';
import { CelError } from './values/value.ts';

/** What an environment adds to the one it is made from. */
export interface EnvironmentOptions {
  /** Functions, types and macros. */
  readonly libraries?: readonly Library[];
  /** Variables and their types. */
  readonly variables?: Readonly<Record<string, Type>>;
  /** Types with fields. Asked before those of the environment it is made from. */
  readonly types?: TypeProvider;
  /** Makes the objects of `Type{field: value}`; without it there are none. */
  readonly makeObject?: MakeObject;
}

/** What became of an expression: a program, or issues. */
export type Compilation =
  | { readonly program: Program; readonly issues: readonly [] }
  | {
      readonly program: undefined;
      readonly issues: readonly Issue[];
      /** All issues as cel-go shows them, each with its line and a caret. */
      readonly message: string;
      /** `compile` for what the parser or the checker found, `program` for a constant that cannot be computed. */
      readonly stage: 'compile' | 'program';
      /** The type the result would have; dyn when that is not known. */
      readonly outputType: Type;
    };

const NO_TYPES: TypeProvider = { findType: () => undefined, findField: () => undefined };

/**
 * The names that expressions may use: functions, types, macros and variables. Immutable; {@link extend} makes another.
 * Mirrors cel-go's `cel.Env`.
 */
export class Environment {
  private readonly functions: ReadonlyMap<string, FunctionDeclaration>;
  private readonly variables: ReadonlyMap<string, VariableDeclaration>;
  private readonly planners: ReadonlyMap<string, CallPlanner>;
  private readonly macros: readonly Macro[];
  private readonly types: TypeProvider;
  private readonly makeObject: MakeObject;

  constructor(options: EnvironmentOptions = {}, base?: Environment) {
    const functions = new Map(base?.functions);
    const variables = new Map(base?.variables);
    const planners = new Map(base?.planners);
    const macros: Macro[] = [];
    for (const library of options.libraries ?? []) {
      for (const declared of library.functions)
        functions.set(declared.name, merge(functions.get(declared.name), declared));
      for (const variable of library.variables ?? []) variables.set(variable.name, variable);
      for (const [name, planner] of Object.entries(library.planners ?? {})) planners.set(name, planner);
      append(macros, library.macros ?? []);
    }
    for (const [name, type] of Object.entries(options.variables ?? {})) variables.set(name, { name, type });
    this.functions = functions;
    this.variables = variables;
    this.planners = planners;
    this.macros = [...macros, ...(base?.macros ?? [])];
    this.types = both(options.types, base?.types ?? NO_TYPES);
    this.makeObject = options.makeObject ?? base?.makeObject ?? ((name) => new CelError(`unknown type '${name}'`));
  }

  /** An environment with more in it. */
  extend(options: EnvironmentOptions): Environment {
    return new Environment(options, this);
  }

  /** Compiles an expression: parses and checks it, and makes a program of it. */
  compile(expression: string): Compilation {
    const { expr, issues, locationOf } = parse(expression, this.macros);
    if (issues.size > 0) return rejected(issues);
    const checked = check(expr, this.declarations(), locationOf, issues);
    if (issues.size === 0) validate(checked, locationOf, issues);
    if (issues.size > 0) return rejected(issues);
    let planned: Plan;
    try {
      planned = plan(checked, this.planOptions());
    } catch (fault) {
      if (!(fault instanceof PlanFault)) throw fault;
      const issue: Issue = { message: fault.message, location: NO_LOCATION };
      return {
        program: undefined,
        issues: [issue],
        message: fault.message,
        stage: 'program',
        outputType: checked.types.get(checked.expr.id) ?? DynType,
      };
    }
    return { program: new Program(expression, checked, planned), issues: [] };
  }

  private declarations(): Declarations {
    return { functions: this.functions, variables: this.variables, types: this.types };
  }

  private planOptions(): Parameters<typeof plan>[1] {
    return { functions: this.functions, makeObject: this.makeObject, planners: this.planners };
  }
}

function rejected(issues: Issues): Compilation {
  return {
    program: undefined,
    issues: issues.all(),
    message: issues.toString(),
    stage: 'compile',
    outputType: DynType,
  };
}

function both(first: TypeProvider | undefined, second: TypeProvider): TypeProvider {
  if (first === undefined) return second;
  return {
    findType: (name) => first.findType(name) ?? second.findType(name),
    findField: (name, field) => (first.findType(name) === undefined ? second : first).findField(name, field),
  };
}

/** A function with the overloads of two declarations; one of the second replaces one of the same id. */
function merge(first: FunctionDeclaration | undefined, second: FunctionDeclaration): FunctionDeclaration {
  if (first === undefined) return second;
  const replaced = new Set(second.overloads.map(({ id }) => id));
  return {
    ...first,
    ...second,
    overloads: [...first.overloads.filter(({ id }) => !replaced.has(id)), ...second.overloads],
  };
}
