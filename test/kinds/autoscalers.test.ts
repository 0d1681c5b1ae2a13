// HorizontalPodAutoscalers of each version in the other one, as kube-apiserver converts them: rows of scripts/go/autoscalers.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as v1 from 'kubetyped/api/autoscaling/v1';
import * as v2 from 'kubetyped/api/autoscaling/v2';
import { type RuntimeObject, Scheme } from 'kubetyped/apimachinery/runtime';
import { Serializer } from 'kubetyped/apimachinery/runtime/serializer/json';
import { addConversions } from '#src/kinds/other_versions';
import { packedLines } from '../packed_rows.ts';

const scheme = new Scheme();
v1.addToScheme(scheme);
v2.addToScheme(scheme);
addConversions(scheme);
const serializer = new Serializer(scheme, { canonical: true });

const text = (object: RuntimeObject): string => new TextDecoder().decode(serializer.encode(object));

function convert(object: RuntimeObject): RuntimeObject {
  const to = new (object.apiVersion === v1.HorizontalPodAutoscaler.apiVersion ? v2 : v1).HorizontalPodAutoscaler();
  scheme.convert(object, to);
  return to;
}

test('autoscalers are converted as by kube-apiserver', () => {
  const lines = packedLines('test/kinds/vectors/autoscalers.jsonl.gz');
  for (const line of lines) {
    // As a text, because JavaScript has no numbers like some of Go's.
    const [given, wanted] = line.slice('{"in":'.length, -1).split(',"out":');
    const { object } = serializer.decode(given!);
    assert.equal(text(convert(object)), text(serializer.decode(wanted!).object), line);
  }
  assert.ok(lines.length > 1000);
});
