// @ts-check
// The names that a generated file of types uses, and the imports it needs for them.
import { aliasOf, folderOf, importPath, isKind, isValue, splitRef } from './facts.mjs';
/** @import { Facts } from './fact_types.ts' */

export const META = 'k8s.io/apimachinery/pkg/apis/meta/v1';

/** Types that are written by hand, and the files they are in. */
export const handWritten = new Map([
  [`${META}.Time`, 'apimachinery/apis/meta/v1/time.ts'],
  [`${META}.MicroTime`, 'apimachinery/apis/meta/v1/micro_time.ts'],
  [`${META}.Duration`, 'apimachinery/apis/meta/v1/duration.ts'],
  [`${META}.FieldsV1`, 'apimachinery/apis/meta/v1/fields_v1.ts'],
  ['k8s.io/apimachinery/pkg/api/resource.Quantity', 'apimachinery/api/resource/quantity_value.ts'],
  ['k8s.io/apimachinery/pkg/util/intstr.IntOrString', 'apimachinery/util/intstr/int_or_string.ts'],
  ['k8s.io/apimachinery/pkg/runtime.RawExtension', 'apimachinery/runtime/extension.ts'],
  ['k8s.io/api/core/v1.ResourceList', 'api/core/v1/resource_list.ts'],
]);
/** Those that descriptors hold: only k8s.io/metrics has them, so they are not among the scalars that decoders know. */
export const heldScalars = new Set([`${META}.Duration`]);
/** Types whose name here isn't the one in Go. */
const renamed = new Map([['k8s.io/apimachinery/pkg/api/resource.Quantity', 'QuantityValue']]);

/** What a generated file imports. */
export class ImportList {
  /** @param {string} folder of the file */
  constructor(folder) {
    this.folder = folder;
    /**
     * Namespace imports: alias to file.
     * @type {Map<string, string>}
     */
    this.namespaces = new Map();
    /**
     * Named imports: file to names, and whether only the type is needed.
     * @type {Map<string, Map<string, boolean>>}
     */
    this.named = new Map();
  }

  /** The lines that import them. */
  text() {
    const lines = [];
    // Descriptors first.
    const rank = (/** @type {[string, unknown]} */ [file]) => (file.endsWith('/zz_generated.structs.ts') ? 0 : 1);
    for (const [file, names] of [...this.named].sort().sort((a, b) => rank(a) - rank(b))) {
      const namesOf = (/** @type {boolean} */ typeOnly) =>
        [...names.keys()].filter((name) => names.get(name) === typeOnly).sort();
      const [values, types] = [namesOf(false), namesOf(true)];
      const path = importPath(this.folder, file);
      if (values.length > 0) lines.push(`import { ${values.join(', ')} } from '${path}';`);
      if (types.length > 0) lines.push(`import type { ${types.join(', ')} } from '${path}';`);
    }
    for (const [alias, file] of [...this.namespaces].sort())
      lines.push(`import * as ${alias} from '${importPath(this.folder, file)}';`);
    return `${lines.join('\n')}\n`;
  }

  /**
   * @param {string} file
   * @param {string} name
   * @param {boolean} [typeOnly]
   */
  use(file, name, typeOnly = false) {
    const names = this.named.get(file) ?? new Map();
    this.named.set(file, names);
    if (!names.has(name) || !typeOnly) names.set(name, typeOnly);
    return name;
  }
}

/** The imports of a file of types, which also knows by what name it has a type. */
export class Imports extends ImportList {
  /**
   * @param {Facts} facts the package of the file
   * @param {'structs' | 'types'} part which of its two files
   */
  constructor(facts, part) {
    super(folderOf(facts.package));
    this.package = facts.package;
    this.part = part;
  }

  /**
   * The name of a struct or named type of any package, imported if need be.
   * @param {string} ref
   */
  name(ref) {
    const { path, name } = splitRef(ref);
    const file = handWritten.get(ref);
    if (file !== undefined) return this.use(file, renamed.get(ref) ?? name, !heldScalars.has(ref));
    const part = isKind(ref) ? 'types' : 'structs';
    // Not index.ts: a Kind is to load no more files than it needs.
    const source = `${folderOf(path)}/zz_generated.${part}.ts`;
    if (path === this.package) return part === this.part ? name : this.use(source, name, !isValue(ref));
    const alias = part === 'types' ? `${aliasOf(path)}Kinds` : aliasOf(path);
    this.namespaces.set(alias, source);
    return `${alias}.${name}`;
  }
}
