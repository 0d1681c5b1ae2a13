import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as meta from 'kubetyped/apimachinery/api/meta';
import * as operation from 'kubetyped/apimachinery/api/operation';
import { x509UID } from 'kubetyped/apimachinery/apis/asn1';
import * as types from 'kubetyped/apimachinery/types';
import * as portforward from 'kubetyped/apimachinery/util/portforward';
import * as remotecommand from 'kubetyped/apimachinery/util/remotecommand';
import { packedRows } from '../packed_rows.ts';

const ours: Record<string, object> = {
  asn1: { x509UID: x509UID() },
  meta,
  operation,
  portforward,
  remotecommand,
  types,
};
type Constants = Readonly<Record<string, Readonly<Record<string, unknown>>>>;
const row = packedRows<{ readonly out: Constants }>('test/apimachinery/vectors/meta-constants.jsonl.gz')[0]!;

for (const [name, constants] of Object.entries(row.out)) {
  test(`the constants of ${name} have the values of Go`, () => {
    assert.deepEqual(
      Object.fromEntries(Object.keys(constants).map((key) => [key, (ours[name] as Record<string, unknown>)[key]])),
      constants,
    );
  });
}
