// What our package api/meta, and the functions of meta/v1 about metadata, options and times, make of the inputs of
// scripts/go/metavectors, in the form of its answers.
import * as corev1 from 'kubetyped/api/core/v1';
import * as meta from 'kubetyped/apimachinery/api/meta';
import { hasOption, subresourcePath } from 'kubetyped/apimachinery/api/operation';
import * as metav1 from 'kubetyped/apimachinery/apis/meta/v1';
import { Unstructured, UnstructuredList } from 'kubetyped/apimachinery/apis/meta/v1/unstructured';
import type { KindBase, KindClass } from 'kubetyped/apimachinery/runtime';
import type {
  GroupKindLike,
  GroupVersionKindLike,
  GroupVersionLike,
  GroupVersionResourceLike,
} from 'kubetyped/apimachinery/runtime/schema';
import { canonicalJSON, type Struct } from 'kubetyped/engine';
import type { Answer } from './answer_rows.ts';

/** A GVK, GVR and so on as Go writes one without JSON names. */
interface GoName {
  readonly Group: string;
  readonly Version: string;
  readonly Kind: string;
  readonly Resource: string;
}

function named(name: GoName): GroupVersionKindLike & GroupVersionResourceLike & GroupVersionLike & GroupKindLike {
  return { group: name.Group, version: name.Version, kind: name.Kind, resource: name.Resource };
}

function canonical(struct: object, value: object): unknown {
  return JSON.parse(canonicalJSON(struct as Struct, value, { scalars: metav1.scalars }));
}

function guess(kind: GoName): unknown {
  const { plural, singular } = meta.unsafeGuessKindToResource(named(kind));
  return [plural.toString(), singular.toString()];
}

interface Mapper {
  readonly Type: string;
  readonly Defaults: readonly GoName[] | null;
  readonly Add: readonly { Kind: GoName; Plural: string; Singular: string; Root: boolean }[] | null;
  readonly Of: readonly Mapper[] | null;
  readonly ResourcePriority: readonly GoName[] | null;
  readonly KindPriority: readonly GoName[] | null;
}

function build(mapper: Mapper): meta.RESTMapper {
  const of = (mapper.Of ?? []).map(build);
  switch (mapper.Type) {
    case 'multi':
      return new meta.MultiRESTMapper(of);
    case 'first':
      return new meta.FirstHitRESTMapper(of);
    case 'lazy':
      return meta.newLazyRESTMapperLoader(() => of[0]!);
    case 'priority': {
      const [resourcePriority, kindPriority] = [
        (mapper.ResourcePriority ?? []).map(named),
        (mapper.KindPriority ?? []).map(named),
      ];
      return new meta.PriorityRESTMapper({ delegate: of[0]!, resourcePriority, kindPriority });
    }
    default: {
      const made = new meta.DefaultRESTMapper((mapper.Defaults ?? []).map(named));
      for (const { Kind, Plural, Singular, Root } of mapper.Add ?? []) {
        const kind = named(Kind);
        const scope = Root ? meta.RESTScopeRoot : meta.RESTScopeNamespace;
        if (Plural === '') made.add(kind, scope);
        else made.addSpecific(kind, { ...kind, resource: Plural }, { ...kind, resource: Singular }, scope);
      }
      return made;
    }
  }
}

function answered(run: () => unknown, sorting = false): unknown {
  let value: unknown;
  try {
    value = run();
  } catch (error) {
    return { err: (error as Error).message, none: meta.isNoMatchError(error), many: meta.isAmbiguousError(error) };
  }
  if (!Array.isArray(value)) return String(value);
  if (!sorting) return `[${value.join(' ')}]`;
  return value
    .join(' ')
    .split(' ')
    .sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)))
    .join(' ');
}

interface Questions {
  readonly Mapper: Mapper;
  readonly Resources: readonly GoName[];
  readonly Kinds: readonly GoName[];
  readonly Versions: readonly (readonly string[] | null)[];
  readonly Unordered: boolean;
}

function mapping({ resource, groupVersionKind, scope }: meta.RESTMapping): string {
  return `${resource} ${groupVersionKind} ${scope.name}`;
}

function ask(questions: Questions): unknown {
  const mapper = build(questions.Mapper);
  const sorting = questions.Unordered;
  const out: unknown[] = JSON.stringify(questions).includes('"lazy"') ? [] : [String(mapper)];
  for (const resource of questions.Resources.map(named)) {
    out.push(
      answered(() => mapper.resourcesFor(resource), sorting),
      answered(() => mapper.kindsFor(resource), sorting),
    );
    if (sorting) continue;
    out.push(
      answered(() => mapper.resourceFor(resource)),
      answered(() => mapper.kindFor(resource)),
      answered(() => mapper.resourceSingularizer(resource.resource)),
    );
  }
  for (const kind of questions.Kinds.map(named)) {
    for (const versions of questions.Versions.map((each) => each ?? [])) {
      out.push(
        answered(() => mapping(mapper.restMapping(kind, ...versions))),
        answered(() => mapper.restMappings(kind, ...versions).map(mapping)),
      );
    }
  }
  return out;
}

const NOW = '1970-01-01T00:00:01Z';

function conditions({
  Conditions,
  New,
  Type,
}: {
  Conditions: metav1.Condition[] | null;
  New: metav1.Condition;
  Type: string;
}): unknown {
  for (const each of Conditions ?? []) Object.freeze(each);
  const given = Conditions && Object.freeze(Conditions);
  const { conditions: set, changed } = meta.setStatusCondition(given, New, { now: NOW });
  const { conditions: left, removed } = meta.removeStatusCondition(given, Type);
  const found = meta.findStatusCondition(given, Type);
  const each = (list: readonly metav1.Condition[]): unknown =>
    list.map((condition) => canonical(metav1.Condition, condition));
  return {
    set: each(set),
    changed,
    left: each(left),
    removed,
    found: found === undefined ? null : canonical(metav1.Condition, found),
    true: meta.isStatusConditionTrue(given, Type),
    false: meta.isStatusConditionFalse(given, Type),
    equal: meta.isStatusConditionPresentAndEqual(given, Type, New.status),
  };
}

interface Typed {
  readonly Type: string;
  readonly Object: object;
}

const classes: Record<string, KindClass> = {
  Pod: corev1.Pod,
  ConfigMap: corev1.ConfigMap,
  PodList: corev1.PodList,
  List: corev1.List,
  Status: metav1.Status,
  DeleteOptions: metav1.DeleteOptions,
  Unstructured,
  UnstructuredList,
};

function instance({ Type, Object: object }: Typed): KindBase {
  return new classes[Type]!(structuredClone(object) as never);
}

/** As Go writes it: typed objects with everything that has no omitempty. */
function written(type: string, object: object): unknown {
  return type.startsWith('Unstructured') ? JSON.parse(JSON.stringify(object)) : canonical(classes[type]!, object);
}

function access(question: Typed & { Set: string }): unknown {
  const { Type: type, Set: set } = question;
  const out = accessTo(type, instance(question), set);
  // A plain object must be as good as an instance. It counts as a list too, where Go says that its type is none.
  if (type === 'Pod' || type === 'ConfigMap') {
    const plain = accessTo(type, structuredClone(question.Object), set);
    const { continue: _, setContinue: __, ...rest } = plain;
    for (const [name, value] of Object.entries(rest))
      if (name !== 'after' && JSON.stringify(value) !== JSON.stringify(out[name])) out[name] = ['plain', value];
  }
  return out;
}

function accessTo(type: string, obj: object, set: string): Record<string, unknown> {
  const a = meta.newAccessor();
  const out: Record<string, unknown> = {};
  const tell = (name: string, run: () => unknown): void => {
    try {
      out[name] = run() ?? null;
    } catch (error) {
      out[name] = `error: ${(error as Error).message}`;
    }
  };
  for (const name of [
    'apiVersion',
    'kind',
    'namespace',
    'name',
    'generateName',
    'uid',
    'selfLink',
    'resourceVersion',
    'continue',
    'labels',
    'annotations',
  ] as const) {
    tell(name, () => a[name](obj));
  }
  try {
    const m = meta.accessor(obj);
    out['partial'] = canonical(metav1.ObjectMeta, meta.asPartialObjectMetadata(obj).metadata);
    out['system'] = metav1.hasObjectMetaSystemFieldValues(m);
  } catch {
    // Not an object: the answers above say so.
  }
  for (const name of [
    'setName',
    'setNamespace',
    'setGenerateName',
    'setUID',
    'setSelfLink',
    'setResourceVersion',
  ] as const)
    tell(name, () => a[name](obj, set));
  tell('setLabels', () => a.setLabels(obj, { a: set }));
  tell('setAnnotations', () => a.setAnnotations(obj, undefined));
  if (!type.startsWith('Unstructured')) tell('setContinue', () => a.setContinue(obj, set));
  tell('setKind', () => a.setKind(obj, `K${set}`));
  tell('setAPIVersion', () => a.setAPIVersion(obj, `v${set}`));
  out['after'] = written(type, obj);
  return out;
}

function list(question: Typed & { Set: readonly Typed[] | null }): unknown {
  const obj = instance(question) as KindBase & { items?: KindBase[] };
  const before = JSON.stringify(obj);
  const out: Record<string, unknown> = { is: meta.isListType(obj), len: meta.lenList(obj) };
  const attempt = (name: string, run: () => unknown): void => {
    try {
      out[name] = run();
    } catch (error) {
      out[name] = (error as Error).message;
    }
  };
  try {
    out['items'] = meta.extractList(obj).length;
  } catch (error) {
    out['err'] = (error as Error).message;
  }
  if (question.Type !== 'List') {
    const names: string[] = [];
    try {
      meta.eachListItem(obj, (item) => void names.push(meta.accessor(item).getName()));
    } catch {
      // The same error as above.
    }
    out['names'] = names.length > 0 ? names : null;
  }
  const set = (question.Set ?? []).map(instance);
  attempt('set', () => {
    const after = meta.setList(obj, set);
    if (JSON.stringify(obj) !== before || Object.getPrototypeOf(after) !== Object.getPrototypeOf(obj))
      throw new Error('not a new list of the same class');
    out['after'] = written(question.Type, after);
    return meta.lenList(after);
  });
  return out;
}

interface Helpers {
  readonly Meta: metav1.ObjectMeta;
  readonly Existing: metav1.ObjectMeta;
  readonly Key: string;
  readonly Value: string;
  readonly Number: number;
  readonly Strings: readonly string[] | null;
  readonly Apply: metav1.ApplyOptions;
  readonly Groups: metav1.APIGroupList;
}

function help(q: Helpers): unknown {
  const strings = q.Strings ?? [];
  const plain = (metadata: metav1.ObjectMeta): metav1.Object => meta.accessor({ metadata });
  const changed = structuredClone(q.Meta);
  metav1.setMetaDataAnnotation(changed, q.Key, q.Value);
  metav1.setMetaDataLabel(changed, q.Key, q.Value);
  const reset = structuredClone(changed);
  metav1.resetObjectMetaForStatus(plain(reset), plain(q.Existing));
  const groups = metav1.extractGroupVersions({ groups: q.Groups.groups ?? [] });
  const owner = metav1.getControllerOf({ metadata: q.Meta });
  return {
    single: canonical(metav1.ListOptions, metav1.singleObject(q.Meta)),
    delete: canonical(metav1.DeleteOptions, metav1.newDeleteOptions(q.Number)),
    precondition: canonical(metav1.DeleteOptions, metav1.newPreconditionDeleteOptions(q.Value)),
    uid: metav1.newUIDPreconditions(q.Value),
    rv: canonical(metav1.DeleteOptions, metav1.newRVDeletionPrecondition(q.Value)),
    patch: canonical(metav1.PatchOptions, metav1.toPatchOptions(q.Apply)),
    annotation: metav1.hasAnnotation(q.Meta, q.Key),
    label: metav1.hasLabel(q.Meta, q.Key),
    system: metav1.hasObjectMetaSystemFieldValues(plain(q.Meta)),
    verbs: metav1.verbsToString([...strings]),
    versions: metav1.apiVersionsToString({ versions: [...strings] }),
    groups: groups.length > 0 ? groups : null,
    params: metav1.labelSelectorQueryParam('v1') + metav1.fieldSelectorQueryParam('v1'),
    path: subresourcePath({ subresources: strings }),
    option:
      hasOption({ type: 0, options: Object.fromEntries(strings.map((name, i) => [name, i % 2 === 0])) }, q.Key) ?? null,
    owner: owner ?? null,
    controlled: metav1.isControlledBy({ metadata: q.Meta }, { metadata: q.Existing }),
    changed: canonical(metav1.ObjectMeta, changed),
    reset: canonical(metav1.ObjectMeta, reset),
  };
}

interface Times {
  readonly A: string | null;
  readonly B: string | null;
  readonly MicroA: string | null;
  readonly MicroB: string | null;
  readonly Date: [number, number, number, number, number, number, number];
  readonly Unix: [number, number];
}

function times({ A: a, B: b, MicroA: microA, MicroB: microB, Date: date, Unix: unix }: Times): unknown {
  return {
    zero: metav1.timeIsZero(a),
    before: metav1.timeBefore(a, b),
    equal: metav1.timeEqual(a, b),
    microZero: metav1.microTimeIsZero(microA),
    microBefore: metav1.microTimeBefore(microA, microB),
    microEqual: metav1.microTimeEqual(microA, microB),
    beforeTime: metav1.microTimeBeforeTime(microA, b),
    equalTime: metav1.microTimeEqualTime(microA, b),
    date: metav1.date(...date),
    micro: metav1.dateMicro(...date),
    unix: metav1.unix(...unix),
    unixMicro: metav1.unixMicro(...unix),
    ...(a === null ? {} : { copy: metav1.rfc3339Copy(a) }),
  };
}

/** By the name of the area. */
export const metaAnswers: Readonly<Record<string, Answer>> = {
  'meta-guess': guess,
  'meta-mapper': ask,
  'meta-conditions': conditions,
  'meta-accessor': access,
  'meta-list': list,
  'meta-v1': help,
  'meta-time': times,
};
