import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { scheme } from 'kubetyped';
import { Serializer } from 'kubetyped/apimachinery/runtime/serializer/json';

/** The rows of scripts/go/eventvectors. */
export function readRows<Row>(area: string): Row[] {
  return gunzipSync(readFileSync(`test/client/vectors/${area}.jsonl.gz`))
    .toString()
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Row);
}

const canonical = new Serializer(scheme, { canonical: true });

/** An object as Go writes it. */
export function asGo(object: { readonly apiVersion: string; readonly kind: string }): unknown {
  return JSON.parse(canonical.encodeToString(canonical.decode(JSON.stringify(object)).object));
}
