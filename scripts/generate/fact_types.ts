/** What proto/<package>/facts.json holds: the facts about the types of a Go package, as scripts/go extracts them. */

/** The type of a field, of its elements, or under a name. Of `list`, `map`, `ref`, `basic`, `bytes`, `any` one is there. */
export interface TypeFacts {
  /** A struct, with its package: `k8s.io/api/core/v1.PodSpec`. */
  readonly ref?: string;
  /** A named type that is no struct, beside what it is. */
  readonly named?: string;
  readonly basic?: string;
  readonly bytes?: boolean;
  readonly any?: boolean;
  readonly list?: TypeFacts;
  /** The values of a map. */
  readonly map?: TypeFacts;
  /** The keys of a map. */
  readonly key?: TypeFacts;
  readonly interface?: string;
}

/** The field of a message. */
export interface ProtoFacts {
  readonly number: number;
  readonly name: string;
  readonly type?: string;
  readonly map?: readonly string[];
  readonly repeated?: boolean;
}

export interface FieldFacts {
  /** The name in Go. */
  readonly go: string;
  /** The name in JSON: empty for an embedded struct, `-` for none. */
  readonly json: string;
  readonly type: TypeFacts;
  readonly goType: string;
  readonly inline?: boolean;
  readonly pointer?: boolean;
  readonly omitempty?: boolean;
  readonly omitzero?: boolean;
  readonly proto?: ProtoFacts;
  readonly optional?: boolean;
  readonly required?: boolean;
  readonly default?: string | number | boolean;
  readonly listType?: string;
  readonly listMapKeys?: readonly string[];
  readonly mapType?: string;
  readonly structType?: string;
  readonly patchStrategy?: string;
  readonly patchMergeKey?: string;
  readonly validations?: readonly string[];
  readonly union?: readonly string[];
  readonly featureGates?: readonly string[];
  readonly deprecated?: boolean;
}

export interface StructFacts {
  readonly name: string;
  readonly fields: readonly FieldFacts[];
  readonly structType?: string;
  readonly deprecated?: boolean;
  readonly union?: boolean;
  readonly customJSON?: boolean;
}

/** A type that is no struct, or another name (`alias`) of one. */
export type NamedTypeFacts = NamedFacts &
  (
    | { readonly alias: string; readonly underlying?: undefined }
    | { readonly alias?: undefined; readonly underlying: TypeFacts }
  );

interface NamedFacts {
  readonly name: string;
  /** The constants of a type of strings. */
  readonly values?: readonly string[];
  /** Marked as an enumeration. */
  readonly enum?: boolean;
  /** `message`, where the type is a message of its own. */
  readonly proto?: string;
  readonly deprecated?: boolean;
}

/** A struct that a Scheme registers. */
export interface KindFacts {
  readonly name: string;
  readonly list?: boolean;
  readonly itemKind?: string;
  readonly introduced?: string;
  readonly deprecated?: string;
  readonly removed?: string;
  readonly replacement?: { readonly group: string; readonly version: string; readonly kind: string };
  readonly scope?: string;
  readonly plural?: string;
  readonly singular?: string;
  readonly subresources?: readonly string[];
  readonly subresourceOf?: readonly string[];
  readonly verbs?: readonly string[];
  /** The groups and versions that it is registered in, where they are not those of its package. */
  readonly registered?: readonly string[];
}

export interface MessageFacts {
  readonly name: string;
  readonly fields: readonly {
    readonly name: string;
    readonly number: number;
    readonly label?: string;
    readonly type: string;
  }[];
}

export interface ConstantFacts {
  readonly name: string;
  readonly type: string | null;
  readonly value: string | number | boolean;
  readonly deprecated?: boolean;
}

/** The facts about a package. */
export interface Facts {
  readonly package: string;
  /** Empty for the core group. The four packages whose types are written by hand have none, and no version. */
  readonly group: string;
  readonly version: string;
  readonly registersMeta?: boolean;
  readonly protoPackage: string;
  readonly goPackage: string;
  readonly protoImports?: readonly string[];
  readonly kinds: readonly KindFacts[];
  readonly structs: readonly StructFacts[];
  readonly types: readonly NamedTypeFacts[];
  readonly constants: readonly ConstantFacts[];
  readonly messages: readonly MessageFacts[];
}
