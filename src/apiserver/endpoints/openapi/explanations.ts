import type { KindFacts } from '#apimachinery/runtime/kind_class';
import { readPublishedData } from '#src/releases/published_data';

/** A field: its name, its type as text, what rules there are for it, and the type whose fields stand below it. */
export type ExplainedField = readonly [name: string, type: string, doc: readonly string[], below?: string];

/** What the program knows of the API's types, by their Go names. */
export interface Explanations {
  readonly kinds: { readonly [type: string]: readonly string[] };
  readonly types: {
    readonly [type: string]: { readonly doc?: readonly string[]; readonly fields: readonly ExplainedField[] };
  };
  /** Descriptions of types ('') and fields, by type name, without the version unless they differ by version. */
  readonly words: { readonly [type: string]: { readonly [field: string]: string } };
}

/** A kind that can be explained. A KindClass is one. */
export interface ExplainedKind
  extends Pick<KindFacts, 'group' | 'version' | 'kind' | 'type' | 'resource' | 'lifecycle'> {
  /** Other names for it: the singular, and short ones. */
  readonly aliases?: readonly string[];
}

const TYPE_META = 'k8s.io/apimachinery/pkg/apis/meta.TypeMeta';

/** The description of a type, given by its Go name, or of one of its fields. */
export function describe({ words }: Explanations, type: string, field = ''): string | undefined {
  const of = (name: string): string | undefined => {
    const found = words[name];
    return found !== undefined && Object.hasOwn(found, field) ? found[field] : undefined;
  };
  const own = of(type) ?? of(type.replace(/\/v\d\w*(?=\.\w+$)/, ''));
  const embedsTypeMeta = (field === 'apiVersion' || field === 'kind') && type.startsWith('k8s.io/');
  return own ?? (embedsTypeMeta ? of(TYPE_META) : undefined);
}

/** Reads them: they are generated data, published beside the program. */
export function readExplanations(): Explanations {
  return readPublishedData('explain.json') as Explanations;
}
