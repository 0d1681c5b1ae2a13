import { scheme } from 'kubetyped';
import { Serializer } from 'kubetyped/apimachinery/runtime/serializer/json';
import { packedRows } from '../../packed_rows.ts';

/** The rows of scripts/go/eventvectors. */
export function readRows<Row>(area: string): Row[] {
  return packedRows<Row>(`test/client/vectors/${area}.jsonl.gz`);
}

const canonical = new Serializer(scheme, { canonical: true });

/** An object as Go writes it. */
export function asGo(object: { readonly apiVersion: string; readonly kind: string }): unknown {
  return JSON.parse(canonical.encodeToString(canonical.decode(JSON.stringify(object)).object));
}
