import { type LabelSelector, labelSelectorAsSelector } from '#apimachinery/apis/meta/v1/index';
import { isMap, valueAt } from '#engine/json/untyped';
import { formatPath } from '#engine/schema/fault';
import { isTypingError } from './checks/nearest.ts';
import { podKeysOf } from './pod_keys.ts';

/** What `checkReferences` looks for. The names are stable: exceptions and configurations name them. */
export type ReferenceRule =
  | 'duplicate-object'
  | 'selects-nothing'
  | 'missing-target'
  | 'missing-service'
  | 'missing-port'
  | 'missing-configmap'
  | 'missing-secret'
  | 'missing-key'
  | 'missing-serviceaccount'
  | 'missing-claim'
  | 'missing-role'
  | 'missing-priorityclass'
  | 'missing-storageclass'
  | 'missing-runtimeclass'
  | 'missing-ingressclass'
  | 'missing-namespace';

/** Each rule, and what it says. */
export const referenceRules: readonly (readonly [rule: ReferenceRule, description: string])[] = [
  ['duplicate-object', 'The same object is defined twice in one set.'],
  ['selects-nothing', 'No Pod has the labels that a Service, PodDisruptionBudget or NetworkPolicy selects.'],
  ['missing-target', 'The object that a HorizontalPodAutoscaler scales is not there.'],
  ['missing-service', 'The Service of an Ingress or a StatefulSet is not there.'],
  ['missing-port', 'The Service that an Ingress names does not have the port.'],
  ['missing-configmap', 'A ConfigMap that a Pod needs is not there.'],
  ['missing-secret', 'A Secret that a Pod or an Ingress needs is not there.'],
  ['missing-key', 'The ConfigMap or Secret that a Pod needs does not have the key.'],
  ['missing-serviceaccount', 'The ServiceAccount of a Pod or a binding is not there.'],
  ['missing-claim', 'The PersistentVolumeClaim of a volume is not there.'],
  ['missing-role', 'The Role or ClusterRole of a binding is not there.'],
  ['missing-priorityclass', 'The PriorityClass of a Pod is not there.'],
  ['missing-storageclass', 'The StorageClass of a claim is not there.'],
  ['missing-runtimeclass', 'The RuntimeClass of a Pod is not there.'],
  ['missing-ingressclass', 'The IngressClass of an Ingress is not there.'],
  ['missing-namespace', 'The namespace of an object is not there.'],
];

/** A reference that leads nowhere, or an object that is there twice. */
export interface ReferenceFinding {
  readonly rule: ReferenceRule;
  /** Which of the objects, from 0. */
  readonly index: number;
  /** The keys of the field. */
  readonly keys: readonly (string | number)[];
  /** The same as text: `spec.volumes[0].configMap.name`. */
  readonly field: string;
  readonly message: string;
  /** The name that was probably meant. */
  readonly suggestion?: string;
  /** For an object that is there twice: which one is the first. */
  readonly first?: number;
}

/** How `checkReferences` judges. */
export interface CheckReferencesOptions {
  /**
   * Whether the objects are all there will be. Otherwise the cluster may have others, and something is missing only if
   * one of the objects has a name, or labels, that are one or two typing errors away.
   */
  readonly complete?: boolean;
  /**
   * The path of the file that an object is in; all are in one file unless given. An object may be there once in each.
   * References are followed through all files; that something is missing is only concluded from objects in the same
   * folder, or below one that both are below, unless `complete`.
   */
  readonly fileOf?: (index: number) => string;
  /** Whether something makes an object of this kind and name that is not among the objects, with keys nobody knows. */
  readonly isMade?: (kind: string, name: string) => boolean;
}

type Keys = readonly (string | number)[];

interface Known {
  readonly index: number;
  readonly kind: string;
  readonly group: string;
  readonly namespace: string | undefined;
  readonly name: string | undefined;
  readonly object: Readonly<Record<string, unknown>>;
}

interface Template {
  readonly index: number;
  readonly namespace: string | undefined;
  readonly labels: Readonly<Record<string, string>>;
}

/** A name in a field, and the kind of object it is the name of. */
export interface Reference {
  readonly rule: ReferenceRule;
  readonly keys: Keys;
  readonly kind: string;
  /** As it is written, of any type; undefined where there is none yet. */
  readonly name: unknown;
  /** That of a kind with namespaces. */
  readonly namespace?: string | undefined;
  readonly isClusterScoped?: true;
  /** Nothing is wrong when the object is not there. */
  readonly isOptional?: boolean;
  /** The keys of its data that are needed, and where they are named. */
  readonly data?: readonly (readonly [keys: Keys, key: unknown])[];
  /** The port of the Service that is meant, and where. */
  readonly port?: readonly [keys: Keys, port: unknown];
}

/** What clusters have by themselves. */
const BY_THEMSELVES: Readonly<Record<string, RegExp>> = {
  Namespace: /^(?:default|kube-system|kube-public|kube-node-lease)$/,
  ServiceAccount: /^default$/,
  ConfigMap: /^kube-root-ca\.crt$/,
  Service: /^kubernetes$/,
  PriorityClass: /^system-(?:cluster|node)-critical$/,
  ClusterRole: /^(?:cluster-admin|admin|edit|view|system:.*)$/,
  Role: /^(?:system:.*|extension-apiserver-authentication-reader)$/,
};

const WORKLOADS = new Set(['Deployment', 'StatefulSet', 'DaemonSet', 'ReplicaSet', 'ReplicationController', 'Job']);
const CONTAINERS = ['initContainers', 'containers', 'ephemeralContainers'];

/**
 * Checks objects against each other: the same object twice, selectors without Pods, and references to objects that are
 * not there. Optional references are no findings, nor is what every cluster has, such as the ServiceAccount `default`. An
 * object without a namespace may be in any. A custom resource that mentions a name may make the object of that name.
 *
 * Good for manifests that are valid by themselves; what is not is passed over.
 */
export function checkReferences(objects: readonly object[], options: CheckReferencesOptions = {}): ReferenceFinding[] {
  return new Checker(objects, options).findings();
}

/** The fields of an object that name another one, those without a value included. */
export function referencesOf(object: object): Reference[] {
  return [...references(known(object, 0))];
}

class Checker {
  readonly #options: CheckReferencesOptions;
  readonly #known: readonly Known[];
  readonly #byKind = new Map<string, Known[]>();
  /** By kind and name. */
  readonly #byName = new Map<string, Known[]>();
  readonly #templates: readonly Template[];
  /** By a label and its value. */
  readonly #byLabel = new Map<string, Template[]>();
  /** The folders of the file of each object. */
  readonly #folders: readonly (readonly string[])[];
  readonly #found: ReferenceFinding[] = [];
  #mentioned: ReadonlySet<string> | undefined;

  constructor(objects: readonly object[], options: CheckReferencesOptions) {
    this.#options = options;
    this.#known = objects.map(known);
    for (const each of this.#known) {
      addTo(this.#byKind, each.kind, each);
      if (each.name !== undefined) addTo(this.#byName, `${each.kind} ${each.name}`, each);
    }
    const { fileOf } = options;
    const folders = new Map<string, readonly string[]>();
    this.#folders = this.#known.map(({ index }) => {
      const file = fileOf?.(index) ?? '';
      const known = folders.get(file) ?? file.split(/[\\/]/).slice(0, -1);
      folders.set(file, known);
      return known;
    });
    this.#templates = this.#known.flatMap((each) => {
      const template = templateOf(each);
      return template === undefined
        ? []
        : [{ index: each.index, namespace: each.namespace, labels: labelsOf(template.value) }];
    });
    for (const each of this.#templates)
      for (const [key, value] of Object.entries(each.labels)) addTo(this.#byLabel, `${key}=${value}`, each);
  }

  findings(): ReferenceFinding[] {
    this.#duplicates();
    for (const each of this.#known) {
      for (const reference of references(each)) {
        const found = this.#reference(each, reference);
        const { kind, name, data, port } = reference;
        if (data !== undefined) this.#data(each, kind, name, data, found);
        if (port !== undefined && found.length > 0) this.#port(each, ...port, found);
      }
      const selector = selectorOf(each);
      if (selector !== undefined) this.#selects(each, ...selector);
    }
    return this.#found.sort((a, b) => a.index - b.index);
  }

  #duplicates(): void {
    const first = new Map<string, number>();
    for (const { index, kind, group, namespace = '', name } of this.#known) {
      if (name === undefined || kind === '') continue;
      const key = JSON.stringify([this.#options.fileOf?.(index), group, kind, namespace, name]);
      const before = first.get(key);
      if (before === undefined) first.set(key, index);
      else
        this.#find('duplicate-object', index, ['metadata', 'name'], `${kind} ${name} is defined twice`, {
          first: before,
        });
    }
  }

  #port(from: Known, keys: Keys, port: unknown, services: readonly Known[]): void {
    const field = get(port, 'name') === undefined ? 'number' : 'name';
    const wanted = get(port, field);
    if (wanted === undefined) return;
    const lacks = (service: Known): boolean =>
      get(service.object, 'spec', 'type') !== 'ExternalName' &&
      !list(get(service.object, 'spec', 'ports')).some(
        (each) => get(each, field === 'name' ? 'name' : 'port') === wanted,
      );
    const near = this.#related(from, services);
    if (near.length > 0 && near.every(lacks))
      this.#find(
        'missing-port',
        from.index,
        [...keys, field],
        `Service ${services[0]?.name} has no port ${String(wanted)}`,
      );
  }

  /** The keys of a ConfigMap or Secret. */
  #data(
    from: Known,
    kind: string,
    name: unknown,
    wanted: readonly (readonly [keys: Keys, key: unknown])[],
    all: readonly Known[],
  ): void {
    const found = this.#related(from, all);
    if (found.length === 0 || this.#isMade(kind, found[0]?.name ?? '')) return;
    for (const [field, key] of wanted) {
      if (typeof key !== 'string' || found.some((each) => hasKey(each, key))) continue;
      const suggestion = found.flatMap(keysOf).find((each) => isTypingError(key, each));
      this.#find('missing-key', from.index, field, `${kind} ${String(name)} has no key ${key}`, { suggestion });
    }
  }

  /** Looks for the object of a name. @returns those it may be: more than one where namespaces are open */
  #reference(from: Known, reference: Reference): readonly Known[] {
    const { rule, keys, kind, name, namespace, isClusterScoped, isOptional } = reference;
    if (isOptional === true || typeof name !== 'string' || name === '' || BY_THEMSELVES[kind]?.test(name) === true)
      return [];
    // A volume of the same class may be bound without one.
    if (kind === 'StorageClass' && this.#hasVolume(name)) return [];
    const isReachable = (each: Known) => isClusterScoped === true || isSame(each.namespace, namespace);
    const isFound = (each: Known) => each.name === name && isReachable(each);
    const found = (this.#byName.get(`${kind} ${name}`) ?? []).filter(isFound);
    if (found.length > 0 || this.#isMade(kind, name)) return found;
    const near = this.#related(from, (this.#byKind.get(kind) ?? []).filter(isReachable)).find(
      (each) => each.name !== undefined && isTypingError(name, each.name),
    );
    if (near !== undefined || this.#options.complete === true) {
      const where = namespace === undefined ? '' : ` in namespace ${namespace}`;
      this.#find(rule, from.index, keys, `there is no ${kind} ${name}${where}`, { suggestion: near?.name });
    }
    return [];
  }

  #hasVolume(storageClass: string): boolean {
    return (this.#byKind.get('PersistentVolume') ?? []).some(
      (volume) => get(volume.object, 'spec', 'storageClassName') === storageClass,
    );
  }

  /** Those that an object may mean: all, or those nearest to it that have a folder in common with it. */
  #related<T extends { readonly index: number }>(from: Known, candidates: readonly T[]): readonly T[] {
    const { fileOf, complete } = this.#options;
    if (fileOf === undefined) return candidates;
    const folders = this.#folders;
    const own = folders[from.index] ?? [];
    const depths = candidates.map(({ index }) => sharedFolders(own, folders[index] ?? []));
    const least = depths.reduce((a, b) => Math.max(a, b), complete === true ? 0 : 1);
    return candidates.filter((_, at) => (depths[at] ?? 0) >= least);
  }

  #isMade(kind: string, name: string): boolean {
    this.#mentioned ??= new Set(this.#known.filter(isCustom).flatMap(({ object }) => [...texts(object)]));
    return this.#mentioned.has(name) || this.#options.isMade?.(kind, name) === true;
  }

  #selects(from: Known, keys: Keys, selector: unknown): void {
    if (!isMap(selector) || !isSelector(selector)) return;
    const labels = get(selector, 'matchLabels');
    const wanted = isStrings(labels) ? labels : {};
    const { kind, namespace } = from;
    let matches: (labels: Readonly<Record<string, string>>) => boolean;
    try {
      const compiled = labelSelectorAsSelector(selector);
      if (compiled.empty()) return;
      matches = (labels) => compiled.matches(labels);
    } catch {
      return;
    }
    const isReachable = (each: Template) => isSame(each.namespace, namespace);
    const [pair] = Object.entries(wanted);
    const candidates = pair === undefined ? this.#templates : (this.#byLabel.get(pair.join('=')) ?? []);
    if (candidates.some((each) => isReachable(each) && matches(each.labels))) return;
    if (Object.values(wanted).some((value) => this.#isMade('Pod', value))) return;
    const near = this.#related(from, this.#templates.filter(isReachable)).find(({ labels }) =>
      isNearLabels(wanted, labels),
    );
    if (near === undefined && this.#options.complete !== true) return;
    const wrong = near && Object.keys(wanted).find((key) => near.labels[key] !== wanted[key]);
    const meant = wrong === undefined ? undefined : `${wrong}: ${near?.labels[wrong]}`;
    const shown = Object.entries(wanted).map(([key, value]) => `${key}=${value}`);
    this.#find(
      'selects-nothing',
      from.index,
      keys,
      `this ${kind} selects no Pods${shown.length === 0 ? '' : `: none has the labels ${shown.join(', ')}`}`,
      { suggestion: meant },
    );
  }

  #find(
    rule: ReferenceRule,
    index: number,
    keys: Keys,
    message: string,
    { suggestion, first }: { readonly suggestion?: string | undefined; readonly first?: number } = {},
  ): void {
    const more = { ...(suggestion !== undefined && { suggestion }), ...(first !== undefined && { first }) };
    this.#found.push({ rule, index, keys, field: formatPath(keys), message, ...more });
  }
}

/** What an object selects Pods by. */
function selectorOf({ kind, object }: Known): [keys: Keys, selector: unknown] | undefined {
  const spec = get(object, 'spec');
  switch (kind) {
    case 'Service': {
      const labels = get(spec, 'selector');
      const isSelecting = get(spec, 'type') !== 'ExternalName' && isMap(labels);
      return isSelecting ? [['spec', 'selector'], { matchLabels: labels }] : undefined;
    }
    case 'PodDisruptionBudget':
      return [['spec', 'selector'], get(spec, 'selector')];
    case 'NetworkPolicy':
      return [['spec', 'podSelector'], get(spec, 'podSelector')];
  }
  return undefined;
}

function* references(from: Known): Generator<Reference> {
  const { kind, namespace, object } = from;
  yield {
    rule: 'missing-namespace',
    keys: ['metadata', 'namespace'],
    kind: 'Namespace',
    name: namespace,
    isClusterScoped: true,
  };
  const template = templateOf(from);
  if (template !== undefined) yield* podReferences(from, [...template.keys, 'spec'], get(template.value, 'spec'));
  const spec = get(object, 'spec');
  switch (kind) {
    case 'HorizontalPodAutoscaler': {
      const target = get(spec, 'scaleTargetRef');
      const of = text(get(target, 'kind'));
      if (of === undefined || !WORKLOADS.has(of)) return;
      const keys = ['spec', 'scaleTargetRef', 'name'];
      yield { rule: 'missing-target', keys, kind: of, name: get(target, 'name'), namespace };
      return;
    }
    case 'Ingress':
      return yield* ingressReferences(from, spec);
    case 'PersistentVolumeClaim':
      return yield storageClass(['spec'], spec);
    case 'StatefulSet':
      for (const [at, claim] of list(get(spec, 'volumeClaimTemplates')).entries())
        yield storageClass(['spec', 'volumeClaimTemplates', at, 'spec'], get(claim, 'spec'));
      yield {
        rule: 'missing-service',
        keys: ['spec', 'serviceName'],
        kind: 'Service',
        name: get(spec, 'serviceName'),
        namespace,
      };
      return;
    case 'RoleBinding':
    case 'ClusterRoleBinding':
      return yield* bindingReferences(from);
  }
}

function* bindingReferences({ object, namespace }: Known): Generator<Reference> {
  const role = get(object, 'roleRef');
  const kind = text(get(role, 'kind'));
  const keys = ['roleRef', 'name'];
  const name = get(role, 'name');
  if (kind === 'ClusterRole') yield { rule: 'missing-role', keys, kind, name, isClusterScoped: true };
  if (kind === 'Role') yield { rule: 'missing-role', keys, kind, name, namespace };
  for (const [at, subject] of list(get(object, 'subjects')).entries())
    if (get(subject, 'kind') === 'ServiceAccount')
      yield {
        rule: 'missing-serviceaccount',
        keys: ['subjects', at, 'name'],
        kind: 'ServiceAccount',
        name: get(subject, 'name'),
        namespace: text(get(subject, 'namespace')) ?? namespace,
      };
}

function* ingressReferences({ object, namespace }: Known, spec: unknown): Generator<Reference> {
  yield {
    rule: 'missing-ingressclass',
    keys: ['spec', 'ingressClassName'],
    kind: 'IngressClass',
    name: get(spec, 'ingressClassName'),
    isClusterScoped: true,
  };
  const backends: [Keys, unknown][] = [[['spec', 'defaultBackend'], get(spec, 'defaultBackend')]];
  for (const [at, rule] of list(get(spec, 'rules')).entries())
    for (const [nth, path] of list(get(rule, 'http', 'paths')).entries())
      backends.push([['spec', 'rules', at, 'http', 'paths', nth, 'backend'], get(path, 'backend')]);
  for (const [keys, backend] of backends) {
    const service = get(backend, 'service');
    yield {
      rule: 'missing-service',
      keys: [...keys, 'service', 'name'],
      kind: 'Service',
      name: get(service, 'name'),
      namespace,
      port: [[...keys, 'service', 'port'], get(service, 'port')],
    };
  }
  const annotations = get(object, 'metadata', 'annotations');
  // Something else fills these Secrets.
  const isOptional = isMap(annotations) && Object.keys(annotations).some((key) => /cert-?manager|acme/i.test(key));
  for (const [at, tls] of list(get(spec, 'tls')).entries())
    yield {
      rule: 'missing-secret',
      keys: ['spec', 'tls', at, 'secretName'],
      kind: 'Secret',
      name: get(tls, 'secretName'),
      namespace,
      isOptional,
    };
}

function storageClass(keys: Keys, spec: unknown): Reference {
  return {
    rule: 'missing-storageclass',
    keys: [...keys, 'storageClassName'],
    kind: 'StorageClass',
    name: get(spec, 'storageClassName'),
    isClusterScoped: true,
  };
}

function* podReferences({ namespace }: Known, keys: Keys, spec: unknown): Generator<Reference> {
  const account = get(spec, 'serviceAccountName') === undefined ? 'serviceAccount' : 'serviceAccountName';
  yield {
    rule: 'missing-serviceaccount',
    keys: [...keys, account],
    kind: 'ServiceAccount',
    name: get(spec, account),
    namespace,
  };
  for (const [rule, field, kind] of [
    ['missing-priorityclass', 'priorityClassName', 'PriorityClass'],
    ['missing-runtimeclass', 'runtimeClassName', 'RuntimeClass'],
  ] as const)
    yield { rule, keys: [...keys, field], kind, name: get(spec, field), isClusterScoped: true };
  for (const [at, secret] of list(get(spec, 'imagePullSecrets')).entries())
    yield {
      rule: 'missing-secret',
      keys: [...keys, 'imagePullSecrets', at, 'name'],
      kind: 'Secret',
      name: get(secret, 'name'),
      namespace,
    };
  const data = (at: Keys, kind: 'ConfigMap' | 'Secret', source: unknown, nameField = 'name'): Reference =>
    dataReference(at, kind, source, namespace, nameField);
  for (const [at, volume] of list(get(spec, 'volumes')).entries()) {
    const here = [...keys, 'volumes', at];
    yield data([...here, 'configMap'], 'ConfigMap', get(volume, 'configMap'));
    yield data([...here, 'secret'], 'Secret', get(volume, 'secret'), 'secretName');
    for (const [nth, source] of list(get(volume, 'projected', 'sources')).entries()) {
      yield data([...here, 'projected', 'sources', nth, 'configMap'], 'ConfigMap', get(source, 'configMap'));
      yield data([...here, 'projected', 'sources', nth, 'secret'], 'Secret', get(source, 'secret'));
    }
    yield {
      rule: 'missing-claim',
      keys: [...here, 'persistentVolumeClaim', 'claimName'],
      kind: 'PersistentVolumeClaim',
      name: get(volume, 'persistentVolumeClaim', 'claimName'),
      namespace,
    };
  }
  for (const field of CONTAINERS) {
    for (const [at, container] of list(get(spec, field)).entries()) {
      for (const [nth, variable] of list(get(container, 'env')).entries()) {
        const here = [...keys, field, at, 'env', nth, 'valueFrom'];
        yield data([...here, 'configMapKeyRef'], 'ConfigMap', get(variable, 'valueFrom', 'configMapKeyRef'));
        yield data([...here, 'secretKeyRef'], 'Secret', get(variable, 'valueFrom', 'secretKeyRef'));
      }
      for (const [nth, source] of list(get(container, 'envFrom')).entries()) {
        const here = [...keys, field, at, 'envFrom', nth];
        yield data([...here, 'configMapRef'], 'ConfigMap', get(source, 'configMapRef'));
        yield data([...here, 'secretRef'], 'Secret', get(source, 'secretRef'));
      }
    }
  }
}

/** A ConfigMap or Secret, and its keys. */
function dataReference(
  keys: Keys,
  kind: 'ConfigMap' | 'Secret',
  source: unknown,
  namespace: string | undefined,
  nameField: string,
): Reference {
  return {
    rule: kind === 'ConfigMap' ? 'missing-configmap' : 'missing-secret',
    keys: [...keys, nameField],
    kind,
    name: get(source, nameField),
    namespace,
    isOptional: get(source, 'optional') === true,
    data: [
      [[...keys, 'key'], get(source, 'key')],
      ...list(get(source, 'items')).map((item, at): [Keys, unknown] => [
        [...keys, 'items', at, 'key'],
        get(item, 'key'),
      ]),
    ],
  };
}

function known(object: object, index: number): Known {
  const value = isMap(object) ? object : {};
  const apiVersion = text(value['apiVersion']) ?? '';
  return {
    index,
    kind: text(value['kind']) ?? '',
    group: apiVersion.includes('/') ? apiVersion.slice(0, apiVersion.indexOf('/')) : '',
    namespace: text(get(value, 'metadata', 'namespace')),
    name: text(get(value, 'metadata', 'name')),
    object: value,
  };
}

/** The Pod of an object, or the template of those that it makes, and where it stands. */
function templateOf(from: Known): { readonly keys: Keys; readonly value: unknown } | undefined {
  const keys = podKeysOf(from);
  if (keys === undefined) return undefined;
  const value = get(from.object, ...keys);
  return isMap(value) ? { keys, value } : undefined;
}

/** Kinds of somebody else may make any object. */
function isCustom({ group, kind }: Known): boolean {
  return group.includes('.') && !group.endsWith('.k8s.io') && kind !== 'CustomResourceDefinition';
}

function* texts(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (Array.isArray(value)) for (const each of value) yield* texts(each);
  else if (isMap(value)) for (const each of Object.values(value)) yield* texts(each);
}

function keysOf({ object }: Known): string[] {
  return ['data', 'binaryData', 'stringData'].flatMap((field) => {
    const value = object[field];
    return isMap(value) ? Object.keys(value) : [];
  });
}

function hasKey(each: Known, key: string): boolean {
  return keysOf(each).includes(key);
}

/** Labels that differ by one value, and that by a typing error. */
function isNearLabels(wanted: Readonly<Record<string, string>>, labels: Readonly<Record<string, string>>): boolean {
  const wrong = Object.entries(wanted).filter(([key, value]) => labels[key] !== value);
  const [first, ...more] = wrong;
  if (first === undefined || more.length > 0) return false;
  const there = labels[first[0]];
  return there !== undefined && isTypingError(first[1], there);
}

/** How many folders two files have in common; two files of one folder are as near as can be. */
function sharedFolders(left: readonly string[], right: readonly string[]): number {
  let shared = 0;
  let end = 0;
  while (end < left.length && left[end] === right[end]) if (left[end++] !== '.') shared++;
  return end === left.length && end === right.length ? Number.MAX_SAFE_INTEGER : shared;
}

function isSelector(value: object): value is LabelSelector {
  return !('matchLabels' in value) || value.matchLabels === undefined || isStrings(value.matchLabels);
}

function addTo<T>(map: Map<string, T[]>, key: string, value: T): void {
  const same = map.get(key);
  if (same === undefined) map.set(key, [value]);
  else same.push(value);
}

function isStrings(value: unknown): value is Readonly<Record<string, string>> {
  return isMap(value) && Object.values(value).every((each) => typeof each === 'string');
}

function isSame(a: string | undefined, b: string | undefined): boolean {
  return a === undefined || b === undefined || a === b;
}

function labelsOf(template: unknown): Readonly<Record<string, string>> {
  const labels = get(template, 'metadata', 'labels');
  return isStrings(labels) ? labels : {};
}

function get(value: unknown, ...path: readonly string[]): unknown {
  return valueAt(value, path);
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
