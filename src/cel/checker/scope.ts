import type { FunctionDeclaration, VariableDeclaration } from '../decls/declarations.ts';
import type { Type } from '../types/type.ts';

/** Knows types with fields by their names. */
export interface TypeProvider {
  /** The type of a name; `undefined` for none. */
  findType(name: string): Type | undefined;
  /** The type of a field; `undefined` for a field that the type does not have. */
  findField(typeName: string, field: string): Type | undefined;
}

/** The names that an expression may use. */
export interface Declarations {
  readonly variables: ReadonlyMap<string, VariableDeclaration>;
  readonly functions: ReadonlyMap<string, FunctionDeclaration>;
  readonly types: TypeProvider;
}

/** Variables of loops over those of the environment. */
export class Scope {
  private readonly parent: Scope | undefined;
  private readonly variables: ReadonlyMap<string, VariableDeclaration>;

  constructor(variables: ReadonlyMap<string, VariableDeclaration>, parent?: Scope) {
    this.variables = variables;
    this.parent = parent;
  }

  /** A variable of a loop. */
  local(name: string): VariableDeclaration | undefined {
    return this.parent && (this.variables.get(name) ?? this.parent.local(name));
  }

  /** A variable of the environment. */
  global(name: string): VariableDeclaration | undefined {
    return this.parent === undefined ? this.variables.get(name) : this.parent.global(name);
  }

  /** A scope inside with more variables. */
  with(...variables: VariableDeclaration[]): Scope {
    return new Scope(new Map(variables.map((variable) => [variable.name, variable])), this);
  }
}
