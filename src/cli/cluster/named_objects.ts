/// <reference types="node" />

import type { Unstructured } from '#apimachinery/apis/meta/v1/unstructured/unstructured';
import { interrupted } from '#apimachinery/util/wait/interrupted';
import { hasCode } from '#engine/text/has_code';
import type { ResourceClient } from '../../client/index.ts';
import type { Arguments } from '../arguments.ts';
import { FAULTY, OK } from '../command.ts';
import { printable } from '../printable.ts';
import { streams } from '../streams.ts';
import { type Cluster, type Resource, refused, typeLabel } from './cluster.ts';
import { wantedBy } from './resource_arguments.ts';

/** An object that a command line names or selects. */
export interface NamedObject {
  readonly resource: Resource;
  /** Those of its namespace. */
  readonly objects: ResourceClient<Unstructured>;
  readonly name: string;
  /** `deployment.apps/web` */
  readonly label: string;
}

/** The objects that are named, be they there or not, or that are selected: without names and selector, all. */
export async function namedObjects(
  args: Arguments,
  cluster: Cluster,
  paths: readonly string[] = args.paths,
): Promise<NamedObject[]> {
  const found: NamedObject[] = [];
  const [labelSelector, fieldSelector] = [args.value('selector') ?? '', args.value('field-selector') ?? ''];
  for (const { resource, names } of await wantedBy({ paths }, cluster)) {
    const add = (name: string, namespace: string): void => {
      const label = `${typeLabel(resource)}/${printable(name)}`;
      found.push({ resource, objects: cluster.objects(resource, namespace), name, label });
    };
    for (const name of names) add(name, cluster.namespace);
    if (names.length > 0) continue;
    const all = cluster.objects(resource, args.has('all-namespaces') ? '' : cluster.namespace);
    for await (const object of all.each({ labelSelector, fieldSelector })) add(object.getName(), object.getNamespace());
  }
  return found;
}

/**
 * Does something with each object that is named, and prints what it gives after its name. What fails for one is said,
 * and the others follow.
 * @returns the exit status
 */
export async function forNamed(
  args: Arguments,
  cluster: Cluster,
  paths: readonly string[],
  work: (one: NamedObject) => Promise<string | undefined>,
): Promise<number> {
  let status = OK;
  try {
    for (const one of await namedObjects(args, cluster, paths))
      try {
        const done = await work(one);
        if (done !== undefined) streams().stdout.write(`${one.label} ${done}\n`);
      } catch (error) {
        status = failed(one.label, error);
      }
  } catch (error) {
    status = refused(error);
  }
  return status;
}

const FAILURES = [
  'ERR_ROLLOUT',
  'ERR_WAIT',
  'ERR_SCALE_PRECONDITION',
  'ERR_DRAIN',
  'ERR_COPY',
  'ERR_TAR',
  'ERR_APPLY_SET',
];

/** Says that something could not be done with an object. @returns the exit status @throws what says nothing of it */
export function failed(label: string, error: unknown): number {
  if (!(error instanceof Error && (interrupted(error) || FAILURES.some((code) => hasCode(error, code)))))
    return refused(error);
  streams().stderr.write(`kubetyped: ${label}: ${printable(error.message)}\n`);
  return FAULTY;
}
