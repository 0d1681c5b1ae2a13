/// <reference types="node" />

import { deepEqual } from '#apimachinery/api/equality/deep_equal';
import { scalars } from '#apimachinery/apis/meta/v1/scalars';
import type { KindClass } from '#apimachinery/runtime/kind_class';
import { stringifyJSON } from '#engine/json/stringify';
import { isMap } from '#engine/json/untyped';
import { compile, SCALAR_NAMES } from '#engine/schema/compile';
import type { Node, Shape } from '#engine/schema/node';
import { copy } from '#engine/verbs/copy';
import { verify } from '#engine/verbs/verify';
import { stringifyYAML } from '#engine/yaml/index';
import { hasDefaults, setDefaults } from '../../defaults/set_defaults.ts';
import { type Data, isEmpty, without } from '../../kinds/aspects/server_fields.ts';
import { serverFieldsOf } from '../../kinds/server_fields.ts';
import type { Arguments } from '../arguments.ts';
import { FAULTY, OK, TROUBLE } from '../command.ts';
import { complain, inputFiles } from '../input/input_paths.ts';
import { classOf, type Manifest, readManifests } from '../input/manifests.ts';
import { printable } from '../printable.ts';
import { Output } from '../report/output.ts';
import { streams } from '../streams.ts';

/** Metadata that only a server sets. */
const METADATA = new Set([
  'creationTimestamp',
  'deletionGracePeriodSeconds',
  'deletionTimestamp',
  'generation',
  'managedFields',
  'resourceVersion',
  'selfLink',
  'uid',
]);

/** Annotations of kubectl and of the controllers. */
const ANNOTATIONS = new Set([
  'autoscaling.alpha.kubernetes.io/conditions',
  'autoscaling.alpha.kubernetes.io/current-metrics',
  'batch.kubernetes.io/job-tracking',
  'control-plane.alpha.kubernetes.io/leader',
  'deployment.kubernetes.io/desired-replicas',
  'deployment.kubernetes.io/max-replicas',
  'deployment.kubernetes.io/revision',
  'deployment.kubernetes.io/revision-history',
  'deprecated.daemonset.template.generation',
  'endpoints.kubernetes.io/last-change-trigger-time',
  'kubectl.kubernetes.io/last-applied-configuration',
  'kubernetes.io/config.hash',
  'kubernetes.io/config.seen',
  'pv.kubernetes.io/bind-completed',
  'pv.kubernetes.io/bound-by-controller',
  'pv.kubernetes.io/provisioned-by',
  'volume.beta.kubernetes.io/storage-provisioner',
  'volume.kubernetes.io/selected-node',
  'volume.kubernetes.io/storage-provisioner',
]);

const SERVICE = 'k8s.io/api/core/v1.ServiceSpec';

const VOLUME = 'k8s.io/api/core/v1.Volume';

/** Fields that are kept, empty or not: an object without them is not understood. */
const KEPT = new Set(['jobTemplate', 'metadata', 'spec', 'template']);

/** The work of `neat`. @returns the exit status */
export async function neatFiles(args: Arguments): Promise<number> {
  const isYAML = args.value('output') !== 'json';
  const { files, unreadable } = inputFiles(args.paths);
  unreadable.forEach(complain);
  let status = unreadable.length > 0 ? TROUBLE : OK;
  const out = new Output();
  let written = 0;
  for (const { path } of files) {
    try {
      for await (const document of readManifests(path)) {
        if ('error' in document) {
          streams().stderr.write(`${printable(path)}:${document.line}: error: ${printable(document.error.message)}\n`);
          if (status === OK) status = FAULTY;
          continue;
        }
        for (const manifest of document.manifests) {
          const type = classOf(manifest);
          const own = withoutServerFields(manifest);
          const neat = args.has('defaults') && type !== undefined ? withoutDefaults(type, own) : own;
          const separator = isYAML && written++ > 0 ? '---\n' : '';
          out.write(
            separator +
              (isYAML ? stringifyYAML(neat, { sortKeys: false, lossless: true }) : `${stringifyJSON(neat)}\n`),
          );
        }
      }
    } catch (error) {
      complain({ path, reason: (error as Error).message });
      status = TROUBLE;
    }
    await out.pause();
  }
  await out.end();
  return status;
}

/** The fields of objects that are left out, by the objects. */
type Dropped = Map<object, Set<string>>;

/**
 * An object without the fields that a server would fill in with the values they have: one after the other is left out, and is
 * put back unless setDefaults makes the same object of what is left. The given object stays as it is, and so does one with
 * fields of wrong types.
 */
function withoutDefaults(type: KindClass, object: Data): Data {
  if (!hasDefaults(type) || verify(type, copy(object), { scalars }).faults.length > 0) return object;
  const dropped: Dropped = new Map();
  const filled = (): object => {
    const rest = leaveOut(object, dropped);
    setDefaults(rest, type);
    return rest;
  };
  const whole = filled();
  for (const { owner, shape, name } of fieldsOf(compile(type, SCALAR_NAMES), object)) {
    const names = dropped.get(owner) ?? new Set();
    dropped.set(owner, names.add(name));
    if (!isAllocated(shape, owner, name) && !deepEqual(type, filled(), whole)) names.delete(name);
  }
  return leaveOut(object, dropped);
}

/** A field that may be left out, of a struct within the object. */
interface Field {
  readonly owner: Data;
  readonly shape: Shape;
  readonly name: string;
}

/** The fields of structs, inner ones first. */
function* fieldsOf(shape: Shape, owner: Data): Generator<Field, void, undefined> {
  for (const [name, value] of Object.entries(owner)) {
    const node = shape.byName.get(name)?.node;
    if (node === undefined) continue;
    if (name !== 'metadata') yield* fieldsWithin(node, value);
    // What a volume is should be seen.
    if (!KEPT.has(name) && shape.type !== VOLUME) yield { owner, shape, name };
  }
}

function* fieldsWithin(node: Node, value: unknown): Generator<Field, void, undefined> {
  if (node.kind === 'list' && Array.isArray(value)) for (const item of value) yield* fieldsWithin(node.elem, item);
  if (!isMap(value)) return;
  if (node.kind === 'struct') yield* fieldsOf(node.shape, value);
  if (node.kind === 'map') for (const item of Object.values(value)) yield* fieldsWithin(node.elem, item);
}

/** A copy without the fields that are left out. */
function leaveOut(value: Data, dropped: Dropped): Record<string, unknown> {
  const names = dropped.get(value);
  const rest: Record<string, unknown> = {};
  for (const [name, each] of Object.entries(value)) if (!names?.has(name)) rest[name] = withoutIn(each, dropped);
  return rest;
}

function withoutIn(value: unknown, dropped: Dropped): unknown {
  if (Array.isArray(value)) return value.map((item) => withoutIn(item, dropped));
  return isMap(value) ? leaveOut(value, dropped) : value;
}

/** Whether a field has the value that the allocator of addresses gives it in a cluster with IPv4. */
function isAllocated({ type }: Shape, owner: Data, name: string): boolean {
  if (type !== SERVICE) return false;
  return name === 'ipFamilyPolicy'
    ? owner[name] === 'SingleStack'
    : name === 'ipFamilies' && JSON.stringify(owner[name]) === '["IPv4"]';
}

/**
 * An object without what an API server and the controllers of a cluster added to it. The given object stays as it is, and the
 * result shares with it. Of custom resources, metadata and status go.
 */
function withoutServerFields(manifest: Manifest): Data {
  const { kind, apiVersion } = manifest;
  const object: Data = { ...manifest };
  const result: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(serverFieldsOf(apiVersion, kind)?.(object) ?? object)) {
    if (key === 'status') continue;
    if (key === 'metadata' && isMap(value)) result[key] = metadata(value);
    else if (key === 'spec' && isMap(value)) result[key] = templates(value);
    else result[key] = value;
  }
  return result;
}

function metadata(data: Data): Data {
  const result: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(data)) {
    if (METADATA.has(key)) continue;
    if (key === 'annotations' && isMap(value)) {
      const own = without(value, (each) => ANNOTATIONS.has(each.key));
      if (!isEmpty(own)) result[key] = own;
    } else result[key] = value;
  }
  return result;
}

/** Go writes a time for the metadata of templates, which never have one: `creationTimestamp: null`. */
function templates(spec: Data): Data {
  const result: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(spec)) {
    if (key === 'volumeClaimTemplates' && Array.isArray(value))
      result[key] = value.map((item: unknown) =>
        isMap(item) ? without(withoutTime(item), (each) => each.key === 'status') : item,
      );
    else if ((key === 'template' || key === 'jobTemplate') && isMap(value)) {
      const inner = withoutTime(value);
      result[key] = isMap(inner['spec']) ? { ...inner, spec: templates(inner['spec']) } : inner;
    } else result[key] = value;
  }
  return result;
}

function withoutTime(template: Data): Data {
  const { metadata: data } = template;
  if (!isMap(data) || data['creationTimestamp'] !== null) return template;
  const own = without(data, ({ key }) => key === 'creationTimestamp');
  return isEmpty(own) ? without(template, ({ key }) => key === 'metadata') : { ...template, metadata: own };
}
