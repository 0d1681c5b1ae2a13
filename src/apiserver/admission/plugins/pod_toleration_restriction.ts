import { Toleration } from '#api/core/v1/zz_generated.structs';
import { Namespace, Pod } from '#api/core/v1/zz_generated.types';
import { newForbidden, newNotFound } from '#apimachinery/api/errors/constructors';
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

/** Of tolerations with one another: 2,000, say, which no Pod has. */
const MAX_COMPARISONS = 4_000_000;

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
        const tolerations = (podOf(attributes)?.spec?.tolerations ?? []).map(partsOf);
        if (tolerations.length === 0) return;
        const own = await annotated(attributes.namespace, WHITELIST);
        const whitelist = (own ?? configuration.whitelist ?? []).map(partsOf);
        checkCount(attributes, tolerations.length * whitelist.length);
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
          checkCount(attributes, ((pod.spec?.tolerations?.length ?? 0) + all.length) ** 2);
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

/** Others wait while each is compared with each. @throws {StatusError} 403 when there are too many to compare */
function checkCount({ resource, name }: Attributes, comparisons: number): void {
  if (comparisons > MAX_COMPARISONS)
    throw newForbidden(resource, name, new Error(`too many tolerations to compare: ${comparisons} comparisons`));
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
  const whole = all.map(partsOf);
  const merged: Parts[] = [];
  for (const [index, each] of whole.entries()) {
    const isCovered = (later: Parts, at: number): boolean => at > index && !isSame(each, later) && covers(later, each);
    if (!merged.some((kept) => covers(kept, each)) && !whole.some(isCovered)) merged.push(each);
  }
  return merged.map(({ toleration }) => ({ ...toleration }));
}

/** A toleration, its fields as Go has them. */
interface Parts {
  readonly toleration: Toleration;
  readonly key: string;
  readonly operator: string;
  readonly value: string;
  readonly effect: string;
  readonly seconds: number | undefined;
}

function partsOf(toleration: Toleration): Parts {
  const { key, operator, value, effect, tolerationSeconds } = toleration;
  const texts = { key: key ?? '', operator: operator ?? '', value: value ?? '', effect: effect ?? '' };
  return { toleration, ...texts, seconds: tolerationSeconds ?? undefined };
}

/** Whether a toleration tolerates all that another one does. Mirrors Go's `isSuperset`. */
function covers(whole: Parts, part: Parts): boolean {
  if (isSame(whole, part)) return true;
  if (whole.key !== part.key && (whole.key !== '' || whole.operator !== 'Exists')) return false;
  if (whole.effect !== part.effect && whole.effect !== '') return false;
  if (whole.effect === 'NoExecute' && whole.seconds !== undefined)
    if (part.seconds === undefined || part.seconds > whole.seconds) return false;
  if (whole.operator === 'Exists') return true;
  // As in Go, one without an operator is covered by none that has a value.
  const isEqual = whole.operator === 'Equal' || whole.operator === '';
  return isEqual && part.operator === 'Equal' && whole.value === part.value;
}

function isSame(a: Parts, b: Parts): boolean {
  const isEqual = a.key === b.key && a.operator === b.operator && a.value === b.value && a.effect === b.effect;
  return isEqual && a.seconds === b.seconds;
}
