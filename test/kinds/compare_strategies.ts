import { isDeepStrictEqual } from 'node:util';
import { scheme } from 'kubetyped';
import { classOf, type KindClass } from 'kubetyped/apimachinery/runtime';
import { Serializer } from 'kubetyped/apimachinery/runtime/serializer/json';
import type { FieldError } from 'kubetyped/apimachinery/util/validation/field';
import { resources } from '#api/rest_mapper/zz_generated.resources';
import { builtInStatusStrategy, builtInStrategy } from '#src/apiserver/builtin/built_in_strategy';
import type { RequestContext } from '#src/apiserver/registry/rest/request_context';
import type { APIObject } from '#src/apiserver/storage/api_object';
import { packedRows } from '../packed_rows.ts';

/** A question to scripts/go/strategies: what becomes of an object that is created, or of an update; and the answer. */
export interface Row {
  readonly in: { readonly apiVersion: string; readonly kind: string; readonly metadata: object };
  readonly old?: object;
  readonly subresource?: 'status';
  readonly out?: object;
  /** Each with its type, field and detail. */
  readonly errors?: readonly (readonly [string, string, string])[];
  /** What the client should know of an object that is not refused. */
  readonly warnings?: readonly string[];
  readonly error?: string;
}

/** The time at which the program answers. */
export const NOW: number = Date.parse('2026-11-26T07:35:00Z');

/** What it has answered. */
export function readRows(name: 'strategies' | 'warnings' | 'telling' = 'strategies'): Row[] {
  return packedRows<Row>(`test/kinds/${name}.jsonl.gz`);
}

const serializer = new Serializer(scheme, { canonical: true });

/** Whether a Kind has the subresource `status`. */
export const hasStatus = ({ group, version, kind }: KindClass): boolean =>
  resources
    .find((each) => each.group === group && each.version === version)
    ?.resources.some(([name, , , , subresources]) => name === kind && subresources.includes('status')) ?? false;

/** The object of a request, with its defaults. */
function read(object: object): { type: KindClass; object: APIObject } {
  const decoded = serializer.decode(JSON.stringify(object)).object as APIObject;
  const type = classOf(decoded);
  builtInStrategy(type, hasStatus(type)).default?.(decoded);
  return { type, object: { ...decoded } };
}

/** The object of a request to create it, as it would be stored. */
export function created(given: object): object {
  const { type, object } = read(given);
  builtInStrategy(type, hasStatus(type)).prepareForCreate?.(object, context);
  return object;
}

const context: RequestContext = {
  namespace: 'default',
  user: { name: 'admin', groups: [] },
  warn: () => undefined,
  signal: AbortSignal.abort(),
};

/** What ours makes of a row. */
export async function answer({
  in: given,
  old: before,
  subresource,
}: Row): Promise<{ out: object; errors: readonly FieldError[]; warnings: readonly string[] }> {
  const { type, object } = read(given);
  const strategy = subresource === undefined ? builtInStrategy(type, hasStatus(type)) : builtInStatusStrategy(type);
  if (before === undefined) {
    strategy.prepareForCreate?.(object, context);
    const errors = (await strategy.validate?.(object, context)) ?? [];
    if (errors.length > 0) return { out: object, errors, warnings: [] };
    const warnings = strategy.warningsOnCreate?.(object, context) ?? [];
    strategy.canonicalize?.(object);
    return { out: object, errors, warnings };
  }
  const { object: old } = read(before);
  strategy.prepareForUpdate?.(object, old, context);
  const errors = (await strategy.validateUpdate?.(object, old, context)) ?? [];
  return {
    out: object,
    errors,
    warnings: errors.length > 0 ? [] : (strategy.warningsOnUpdate?.(object, old, context) ?? []),
  };
}

/** As a client reads it: in one form, without what its Kind does not have. */
export function shown(object: object | undefined): unknown {
  return JSON.parse(serializer.encodeToString(serializer.decode(JSON.stringify(object)).object));
}

/** As it is read from storage, where defaults fill what a strategy has emptied. */
const stored = (object: object | undefined): unknown => shown(read(object ?? {}).object);

const WITHOUT_DIFFERENCE = /^(?:Pod|PersistentVolume)$/;

/** What is not found: nobody looks at namespaces, and servers are run with --allow-privileged. */
const UNKNOWN = /^admin access to devices requires the |disallowed by cluster policy$/;

/** How ours differs from Go's answer; undefined when it does not, or Go can't read the object. */
export async function differs(row: Row, inOrder: boolean = row.old === undefined): Promise<string | undefined> {
  if (row.error !== undefined) return undefined;
  // The texts of Pods and PersistentVolumes do not end with what differs. Errors of an update come in another order than
  // Go's; those of maps in any.
  const words = (detail: string): string =>
    WITHOUT_DIFFERENCE.test(row.in.kind) ? detail.replace(/\n@@[^]*/, '') : detail;
  const compared = (errors: readonly (readonly string[])[]): unknown =>
    inOrder ? errors : errors.map((each) => each.join(' ')).sort();
  const { out, errors, warnings } = await answer(row);
  const ours = compared(errors.map(({ type, field, detail }) => [type, field, detail]));
  // Go takes the name of a service for its namespace.
  const path = (field: string): string =>
    field.replace(/(?<=^webhooks.*clientConfig\.service\.)(?:name|namespace)$/, (name) =>
      name === 'name' ? 'namespace' : 'name',
    );
  const told = (row.errors ?? []).filter(([, , detail]) => !UNKNOWN.test(detail));
  const go = compared(told.map(([type, field, detail]) => [type, path(field), words(detail)]));
  const question = `${JSON.stringify(row.in).slice(0, 300)}\nold: ${JSON.stringify(row.old)?.slice(0, 300)}`;
  if (!isDeepStrictEqual(ours, go)) return `${question}\nours: ${JSON.stringify(ours)}\nGo:   ${JSON.stringify(go)}`;
  if (told.length < (row.errors ?? []).length) return undefined;
  const warned = warnsOtherwise(row, warnings);
  if (warned !== undefined) return warned;
  if (errors.length > 0 || isDeepStrictEqual(stored(out), stored(row.out))) return undefined;
  return `${question}\nours: ${JSON.stringify(shown(out))}\nGo:   ${JSON.stringify(shown(row.out))}`;
}

/** How the warnings of ours differ from Go's, in any order, where neither refuses the object. */
export async function warns(row: Row): Promise<string | undefined> {
  if (row.error !== undefined || row.errors !== undefined) return undefined;
  const { errors, warnings } = await answer(row);
  return errors.length > 0 ? `${JSON.stringify(row.in).slice(0, 300)}\nours: ${errors}` : warnsOtherwise(row, warnings);
}

function warnsOtherwise(row: Row, warnings: readonly string[]): string | undefined {
  const [ours, go] = [[...warnings].sort(), [...(row.warnings ?? [])].sort()];
  if (isDeepStrictEqual(ours, go)) return undefined;
  return `${JSON.stringify(row.in).slice(0, 300)}\nours: ${JSON.stringify(ours)}\nGo:   ${JSON.stringify(go)}`;
}
