import type {
  MutatingAdmissionPolicy,
  MutatingAdmissionPolicyBinding,
  ValidatingAdmissionPolicy,
  ValidatingAdmissionPolicyBinding,
} from '#api/admissionregistration/v1/zz_generated.types';
import type { Namespace } from '#api/core/v1/zz_generated.types';
import {
  type KnownTypes,
  MutatingPolicy,
  type ParamObjects,
  typeCheck,
  ValidatingPolicy,
} from '../../admission/index.ts';
import { asError } from '#engine/text/as_error';
import { findFiles } from '../input/find_files.ts';
import { objectsIn, type ReadObject } from '../input/read_objects.ts';
import { readInput } from '../input/read_input.ts';
import { printable } from '../printable.ts';
import { UsageError } from '../usage_error.ts';

interface Named {
  readonly metadata: { readonly name?: string };
}

/** The objects of the files with policies. */
export class PolicySet {
  readonly validating: ValidatingAdmissionPolicy[] = [];
  readonly validatingBindings: ValidatingAdmissionPolicyBinding[] = [];
  readonly mutating: MutatingAdmissionPolicy[] = [];
  readonly mutatingBindings: MutatingAdmissionPolicyBinding[] = [];
  readonly #others: ReadObject[] = [];

  /** @throws UsageError for what can't be read, and when there is no policy */
  static async read(paths: readonly string[]): Promise<PolicySet> {
    const set = new PolicySet();
    const { files, unreadable } = findFiles(paths);
    for (const { path, reason } of unreadable) throw new UsageError(`${printable(path)}: ${reason}`);
    for (const { path } of files) {
      try {
        for (const result of objectsIn(path, await readInput(path))) {
          if ('fault' in result)
            throw new Error(`line ${result.fault.line}: ${result.fault.path} ${result.fault.text}`);
          set.#add(result.read);
        }
      } catch (error) {
        throw new UsageError(`${printable(path)}: ${printable(asError(error).message)}`);
      }
    }
    if (set.validating.length + set.mutating.length === 0)
      throw new UsageError(`there is no policy in ${printable(paths.join(', '))}`);
    return set;
  }

  #add(read: ReadObject): void {
    const { gvk, object } = read;
    if (gvk.group !== 'admissionregistration.k8s.io') this.#others.push(read);
    else if (isKind<ValidatingAdmissionPolicy>(object, 'ValidatingAdmissionPolicy')) this.validating.push(object);
    else if (isKind<ValidatingAdmissionPolicyBinding>(object, 'ValidatingAdmissionPolicyBinding'))
      this.validatingBindings.push(object);
    else if (isKind<MutatingAdmissionPolicy>(object, 'MutatingAdmissionPolicy')) this.mutating.push(object);
    else if (isKind<MutatingAdmissionPolicyBinding>(object, 'MutatingAdmissionPolicyBinding'))
      this.mutatingBindings.push(object);
  }

  /** A namespace: with the label that every one has, when it is not among the files. */
  namespace(name: string): Namespace {
    const found = this.#others.find((other) => other.gvk.kind === 'Namespace' && other.name === name)?.object;
    if (found !== undefined && isKind<Namespace>(found, 'Namespace')) return found;
    const labels = { 'kubernetes.io/metadata.name': name };
    return { apiVersion: 'v1', kind: 'Namespace', metadata: { name, labels } };
  }

  /** The objects of a kind, for parameters. */
  params(
    { group, version, kind }: { group: string; version: string; kind: string },
    namespaced: boolean,
  ): ParamObjects {
    return {
      namespaced,
      list: (namespace) =>
        this.#others
          .filter(
            ({ gvk, namespace: own }) =>
              gvk.group === group &&
              gvk.version === version &&
              gvk.kind === kind &&
              (!namespaced || (own || 'default') === namespace),
          )
          .map(({ object }) => object),
    };
  }

  /** What will never be asked, or can't be, or fits no type: for people. */
  notes(known: KnownTypes): string[] {
    const bound = (policies: readonly Named[], bindings: readonly { spec?: { policyName?: string } }[]): string[] =>
      policies.flatMap(({ metadata: { name = '' } }) =>
        bindings.some(({ spec }) => spec?.policyName === name)
          ? []
          : [`policy ${name} has no binding: it is never asked`],
      );
    const note = ({ metadata: { name = '' } }: Named, path: string, text: string): string =>
      `policy ${name}: ${path}: ${text}`;
    const faults = [
      ...this.validating.map((policy) => new ValidatingPolicy(policy)),
      ...this.mutating.map((policy) => new MutatingPolicy(policy)),
    ].flatMap(({ policy, faults: found }) => [
      ...found.map(({ path, error }) => note(policy, path, String(error))),
      ...(isKind<ValidatingAdmissionPolicy>(policy, 'ValidatingAdmissionPolicy') ? typeCheck(policy, known) : [])
        // What does not compile has been told.
        .filter(({ fieldRef }) => found.every(({ path }) => path !== fieldRef))
        .map(({ fieldRef = '', warning = '' }) => note(policy, fieldRef, warning.trimEnd())),
    ]);
    return [
      ...bound(this.validating, this.validatingBindings),
      ...bound(this.mutating, this.mutatingBindings),
      ...faults,
    ];
  }
}

/** Objects of known kinds were verified when they were read; policies of v1beta1 have the same fields. */
function isKind<T extends { readonly kind: string }>(object: object, kind: T['kind']): object is T {
  return 'kind' in object && object.kind === kind && 'metadata' in object;
}
