import type { CustomResourceDefinition } from '#api/apiextensions/v1/zz_generated.types';
import { GroupVersion } from '#apimachinery/runtime/schema/group_version';
import {
  describe,
  type ExplainedField,
  type ExplainedKind,
  type Explanations,
  readExplanations,
} from '../../apiserver/endpoints/openapi/explanations.ts';
import type { ReleaseData } from '../../releases/index.ts';
import { readReleaseData } from '../../releases/read_release.ts';
import { explainDefinitions } from '../objects/custom_kinds.ts';
import { builtInKinds } from '../objects/find_kind.ts';
import type { Keys } from './object_parts.ts';

/** What is known of a field, or of an entry of a list or a map. */
export interface KnownField {
  readonly name: string;
  /** `[]Container`. */
  readonly type: string;
  readonly words: string | undefined;
  readonly rules: readonly string[];
  /** The release of Kubernetes that has it first, where there were some without it. */
  readonly since: string | undefined;
  /** The values that there are, if it is known. */
  readonly values: readonly string[];
  /** The type whose fields are below it, of its entries where it is a list or a map. */
  readonly below: string | undefined;
}

/** What the program knows of kinds and their fields: the built-in ones, and those of definitions. */
export class Fields {
  readonly kinds: readonly ExplainedKind[];
  readonly #known: Explanations;
  readonly #releases: ReleaseData;
  readonly #byName = new Map<string, ExplainedKind>();

  private constructor(known: Explanations, kinds: readonly ExplainedKind[], releases: ReleaseData) {
    this.#known = known;
    this.kinds = kinds;
    this.#releases = releases;
    for (const kind of kinds) {
      const name = `${new GroupVersion(kind)} ${kind.kind}`;
      if (!this.#byName.has(name)) this.#byName.set(name, kind);
    }
  }

  /** Those of Kubernetes. */
  static builtIn(): Fields {
    return new Fields(
      readExplanations(),
      builtInKinds().filter(({ resource }) => resource !== undefined),
      readReleaseData(),
    );
  }

  /** The same with the kinds of definitions. */
  with(definitions: readonly CustomResourceDefinition[]): Fields {
    const { kinds, known } = explainDefinitions(definitions, this.#known);
    return new Fields(known, [...this.kinds, ...kinds], this.#releases);
  }

  find(apiVersion: string, kind: string): ExplainedKind | undefined {
    return this.#byName.get(`${apiVersion} ${kind}`);
  }

  /** What a kind is: sentences. */
  describeKind({ type }: ExplainedKind): readonly string[] {
    return [describe(this.#known, type) ?? '', ...(this.#known.kinds[type] ?? [])].filter((each) => each !== '');
  }

  /** The field at a path of an object; undefined where nothing is known. */
  at(kind: ExplainedKind, keys: Keys): KnownField | undefined {
    let field: KnownField = { ...NOTHING, name: kind.kind, type: kind.kind, below: kind.type };
    for (const key of keys) {
      const next = this.#below(field, key);
      if (next === undefined) return undefined;
      field = next;
    }
    return field;
  }

  /** The fields of what a field holds: none for a list, a map or a scalar. */
  below({ type, below }: KnownField): readonly KnownField[] {
    if (below === undefined || isCollection(type)) return [];
    return (this.#known.types[below]?.fields ?? []).map((field) => this.#field(below, field));
  }

  #below(field: KnownField, key: string | number): KnownField | undefined {
    const { type, below, rules, values, words } = field;
    const inner = /^(?:\[\]|map\[string\])(.*)$/.exec(type)?.[1];
    // What is said of a list holds for its items.
    if (inner !== undefined) return { ...NOTHING, name: field.name, type: inner, words, rules, values, below };
    if (below === undefined || typeof key === 'number') return undefined;
    const found = this.#known.types[below]?.fields.find(([name]) => name === key);
    return found && this.#field(below, found);
  }

  #field(struct: string, [name, type, rules, below]: ExplainedField): KnownField {
    const since = Object.hasOwn(this.#releases.fields, struct) ? this.#releases.fields[struct] : undefined;
    return {
      name,
      type,
      words: describe(this.#known, struct, name) ?? (below === undefined ? undefined : describe(this.#known, below)),
      rules,
      since: since !== undefined && Object.hasOwn(since, name) ? since[name] : undefined,
      values: type === 'boolean' ? ['true', 'false'] : rules.flatMap(valuesOf),
      below,
    };
  }
}

const NOTHING: KnownField = {
  name: '',
  type: '',
  words: undefined,
  rules: [],
  since: undefined,
  values: [],
  below: undefined,
};

export function isCollection(type: string): boolean {
  return type.startsWith('[]') || type.startsWith('map[');
}

/** Of a rule that lists values: `One of Always, Never.` */
function valuesOf(rule: string): string[] {
  const listed = /^(?:Each: one of|One of|Well-known values:) (.*)\.$/.exec(rule)?.[1];
  return listed === undefined ? [] : listed.split(', ').filter((value) => value !== '' && value !== '""');
}
