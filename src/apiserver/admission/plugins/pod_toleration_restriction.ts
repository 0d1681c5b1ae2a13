import { Toleration } from '#api/core/v1/zz_generated.structs';
import { Namespace, Pod } from '#api/core/v1/zz_generated.types';
import { newNotFound } from '#apimachinery/api/errors/constructors';
import { scalarSyntaxes } from '#apimachinery/apis/meta/v1/scalars';
import { newPath } from '#apimachinery/util/validation/field/path';
import { cannotUnmarshal, typeName } from '#engine/go/cannot_unmarshal';
import { getOwn } from '#engine/json/own_property';
import { parseJSON } from '#engine/json/parse';
import { inKnownFields, verify } from '#engine/verbs/verify';
import { podQOSClass } from '#src/kinds/core/pod/qos_class';
import { checkTolerations } from '#src/kinds/core/pod_spec/tolerations';
import { Faults } from '#src/validation/checks/faults';
import type { PodTolerationRestrictionConfiguration } from '../../configuration/admission_configuration.ts';
import {
  type AdmissionPlugin,
  type Attributes,
  changeObject,
  type HostedAdmission,
  isAbout,
  isObject,
  ofKind,
} from '../plugin.ts';
import { StoredObjects } from '../stored_objects.ts';

const DEFAULTS = 'scheduler.alpha.kubernetes.io/defaultTolerations';
const WHITELIST = 'scheduler.alpha.kubernetes.io/tolerationsWhitelist';

/** What Pods get that ask for memory or cpu. */
const MEMORY_PRESSURE: Toleration = {
  key: 'node.kubernetes.io/memory-pressure',
  operator: 'Exists',
  effect: 'NoSchedule',
};

/** Adds the default tolerations of the namespace to its Pods, and refuses tolerations that it does not allow. */
export function podTolerationRestriction(configuration: PodTolerationRestrictionConfiguration = {}): HostedAdmission {
  checkConfiguration(configuration);
  return {
    install(host): AdmissionPlugin {
      const stored = new StoredObjects(host);
      const annotated = async (namespace: string, annotation: string): Promise<readonly Toleration[] | undefined> => {
        const found = await stored.latest(Namespace, namespace);
        if (found === undefined) throw newNotFound({ group: '', resource: 'namespaces' }, namespace);
        const text = getOwn(found.metadata.annotations, annotation);
        return text === undefined ? undefined : readTolerations(text ?? '');
      };
      const validate = async (attributes: Attributes): Promise<void> => {
        const tolerations = podOf(attributes)?.spec?.tolerations ?? [];
        if (tolerations.length === 0) return;
        const own = await annotated(attributes.namespace, WHITELIST);
        const whitelist = own ?? configuration.whitelist ?? [];
        if (whitelist.length === 0 || tolerations.every((each) => whitelist.some((allowed) => covers(allowed, each))))
          return;
        const scope = own === undefined ? 'cluster' : 'namespace';
        throw new Error(
          `pod tolerations (possibly merged with namespace default tolerations) conflict with its ${scope} whitelist`,
        );
      };
      return {
        name: 'PodTolerationRestriction',
        handles: (operation) => operation === 'CREATE' || operation === 'UPDATE',
        async admit(attributes) {
          const pod = podOf(attributes);
          if (pod === undefined) return;
          const isNew = attributes.operation === 'CREATE';
          const added = isNew ? ((await annotated(attributes.namespace, DEFAULTS)) ?? configuration.default ?? []) : [];
          const qosClass = pod.status?.qosClass || podQOSClass(pod);
          const all = qosClass === 'BestEffort' ? added : [...added, MEMORY_PRESSURE];
          if (all.length > 0)
            changeObject(attributes, Pod, (changed) => {
              const spec = (changed.spec ??= { containers: [] });
              spec.tolerations = merge([...(spec.tolerations ?? []), ...all]);
            });
          await validate(attributes);
        },
        validate,
      };
    },
  };
}

/** @throws {Error} in the words of kube-apiserver, for tolerations that no Pod could have */
function checkConfiguration({ default: given = [], whitelist = [] }: PodTolerationRestrictionConfiguration): void {
  const path = newPath('podtolerationrestriction');
  const errors = Faults.of((faults) => {
    checkTolerations(faults, path.child('default'), given);
    checkTolerations(faults, path.child('whitelist'), whitelist);
  });
  if (errors.length > 0) throw new Error(`invalid config: [${errors.map(({ message }) => message).join(' ')}]`);
}

function podOf(attributes: Attributes): Pod | undefined {
  return isAbout(attributes, '', 'pods') ? ofKind(Pod, attributes.object) : undefined;
}

/** The tolerations in an annotation. @throws {Error} in Go's words */
function readTolerations(text: string): Toleration[] {
  if (text === '') return [];
  const list = parseJSON(text).value ?? [];
  if (!Array.isArray(list)) throw new Error(cannotUnmarshal(typeName(list), '[]v1.Toleration'));
  return list.map((each: unknown) => {
    const { value, faults } = verify(Toleration, inKnownFields(Toleration, each), { scalars: scalarSyntaxes });
    const [fault] = faults;
    if (fault !== undefined) throw new Error(fault.text);
    return isToleration(value) ? value : {};
  });
}

/** Whether what was verified is one: null is none. */
const isToleration = (value: unknown): value is Toleration => isObject(value);

/** Without those that others cover; of equal ones the first stays. */
function merge(all: readonly Toleration[]): Toleration[] {
  const merged: Toleration[] = [];
  for (const [index, each] of all.entries()) {
    const isRedundant =
      merged.some((kept) => covers(kept, each)) ||
      all.slice(index + 1).some((later) => !isSame(each, later) && covers(later, each));
    if (!isRedundant) merged.push({ ...each });
  }
  return merged;
}

/** Whether a toleration tolerates all that another one does. Mirrors Go's `isSuperset`. */
function covers(whole: Toleration, part: Toleration): boolean {
  if (isSame(whole, part)) return true;
  const [a, b] = [textsOf(whole), textsOf(part)];
  if (a.key !== b.key && (a.key !== '' || a.operator !== 'Exists')) return false;
  if (a.effect !== b.effect && a.effect !== '') return false;
  if (a.effect === 'NoExecute') {
    const [most, seconds] = [whole.tolerationSeconds ?? undefined, part.tolerationSeconds ?? undefined];
    if (most !== undefined && (seconds === undefined || seconds > most)) return false;
  }
  if (a.operator === 'Exists') return true;
  // As in Go, one without an operator is covered by none that has a value.
  return (a.operator === 'Equal' || a.operator === '') && b.operator === 'Equal' && a.value === b.value;
}

function isSame(a: Toleration, b: Toleration): boolean {
  const [x, y] = [textsOf(a), textsOf(b)];
  const isEqual = x.key === y.key && x.operator === y.operator && x.value === y.value && x.effect === y.effect;
  return isEqual && (a.tolerationSeconds ?? undefined) === (b.tolerationSeconds ?? undefined);
}

function textsOf({
  key,
  operator,
  value,
  effect,
}: Toleration): Record<'effect' | 'key' | 'operator' | 'value', string> {
  return { key: key ?? '', operator: operator ?? '', value: value ?? '', effect: effect ?? '' };
}
