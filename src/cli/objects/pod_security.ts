import type { PodSpec } from '#api/core/v1/zz_generated.structs';
import { isMap } from '#engine/json/untyped';
import { evaluatePodSecurity } from '../../admission/index.ts';
import {
  LABEL_PREFIX,
  type LevelVersion,
  levelVersionToString,
  parseLevel,
  parseVersion,
  policyToEvaluate,
} from '../../admission/podsecurity/levels.ts';
import { podKeysOf } from '../../validation/pod_keys.ts';
import { UsageError } from '../usage_error.ts';

/** A Pod, or what makes Pods, that a level of PodSecurity forbids. */
export interface PodSecurityFinding {
  readonly rule: 'pod-security';
  /** Of the object among those given. */
  readonly index: number;
  /** Where the spec of the Pod is. */
  readonly keys: readonly string[];
  readonly message: string;
}

const PRIVILEGED: LevelVersion = { level: 'privileged', version: 'latest' };

/** Reads a value of `--pod-security`: `restricted`, `baseline:v1.30`. @throws UsageError */
export function readPodSecurity(text: string): LevelVersion {
  const [name = '', given = 'latest', ...rest] = text.split(':');
  const level = parseLevel(name);
  const version = parseVersion(given);
  if (level === undefined || version === undefined || rest.length > 0)
    throw new UsageError(
      `invalid value ${text} for option --pod-security`,
      'write privileged, baseline or restricted, with a version if wanted: restricted:v1.30',
    );
  return { level, version };
}

/**
 * Holds Pods, and templates of Pods, to the level that the label `enforce` of their namespace names, as PodSecurity does.
 * @param objects as they were read, with values of the right types
 * @param absent the level in namespaces that are not among the objects, or have no such label
 */
export function checkPodSecurity(objects: readonly object[], absent: LevelVersion = PRIVILEGED): PodSecurityFinding[] {
  const privileged = { enforce: absent, audit: PRIVILEGED, warn: PRIVILEGED };
  const levels = new Map(
    objects.filter(isManifest).flatMap(({ apiVersion, kind, metadata }): [string, LevelVersion][] => {
      if (kind !== 'Namespace' || apiVersion !== 'v1' || metadata?.labels?.[`${LABEL_PREFIX}enforce`] === undefined)
        return [];
      return [[metadata.name ?? '', policyToEvaluate(metadata.labels, privileged).policy.enforce]];
    }),
  );
  return objects.flatMap((object, index): PodSecurityFinding[] => {
    if (!isManifest(object)) return [];
    const { apiVersion = '', kind = '', metadata } = object;
    const group = apiVersion.slice(0, Math.max(apiVersion.indexOf('/'), 0));
    const path = podKeysOf({ group, kind });
    const enforced = levels.get(metadata?.namespace ?? 'default') ?? absent;
    if (path === undefined || enforced.level === 'privileged') return [];
    const pod = path.reduce<unknown>((value, key) => (isMap(value) ? value[key] : undefined), object);
    if (!isPod(pod) || pod.spec === undefined) return [];
    const { allowed, detail } = evaluatePodSecurity(enforced.level, enforced.version, pod.spec, pod.metadata);
    if (allowed) return [];
    const message = `would violate PodSecurity "${levelVersionToString(enforced)}": ${detail}`;
    return [{ rule: 'pod-security', index, keys: [...path, 'spec'], message }];
  });
}

/** Parts of an object whose values have the types of their fields. */
interface Manifest {
  readonly apiVersion?: string;
  readonly kind?: string;
  readonly metadata?: {
    readonly name?: string;
    readonly namespace?: string;
    readonly labels?: Readonly<Record<string, string>>;
    readonly annotations?: Record<string, string>;
  };
}

function isManifest(value: unknown): value is Manifest {
  return isMap(value);
}

function isPod(value: unknown): value is Pick<Manifest, 'metadata'> & { readonly spec?: PodSpec } {
  return isMap(value);
}
