/// <reference types="node" />

import type {
  MutatingAdmissionPolicy,
  MutatingAdmissionPolicyBinding,
  ValidatingAdmissionPolicy,
  ValidatingAdmissionPolicyBinding,
} from '#api/admissionregistration/v1/zz_generated.types';
import { Namespace } from '#api/core/v1/zz_generated.types';
import { kubernetesVersion } from '#api/index';
import { isStatusError } from '#apimachinery/api/errors/status_error';
import { DefaultRESTMapper } from '#apimachinery/api/meta/default_rest_mapper';
import { RESTScopeRoot } from '#apimachinery/api/meta/rest_scope';
import { EquivalentResourceRegistry } from '#apimachinery/runtime/equivalent_resource_registry';
import { isKind } from '#apimachinery/runtime/kind_class';
import type { RuntimeObject } from '#apimachinery/runtime/runtime_object';
import type { GroupVersionKindLike } from '#apimachinery/runtime/schema/group_version';
import { Serializer } from '#apimachinery/runtime/serializer/json/serializer';
import { unmarshal } from '#apimachinery/util/json/unmarshal';
import { newDeducedTypeConverter, newSchemeTypeConverter } from '#apimachinery/util/managedfields/type_converter';
import { asError } from '#engine/text/as_error';
import { stringifyYAML } from '#engine/yaml/index';
import {
  Attributes,
  admissionChain,
  type KnownTypes,
  MutatingPolicy,
  mutatingAdmissionPolicies,
  type ObjectInterfaces,
  type Operation,
  type ParamObjects,
  type PolicyWorld,
  typeCheck,
  ValidatingPolicy,
  validatingAdmissionPolicies,
} from '../../admission/index.ts';
import { resolvedCustomSchema, resolvedKindSchema } from '../../apiserver/endpoints/openapi/resolved_schema.ts';
import { scheme } from '../../index.ts';
import type { Arguments } from '../arguments.ts';
import { FAULTY, OK, TROUBLE } from '../command.ts';
import { findFiles } from '../input/find_files.ts';
import { complain, inputFiles } from '../input/input_paths.ts';
import { readInput } from '../input/read_input.ts';
import { objectsIn, type ReadObject, type ReadResult } from '../input/read_objects.ts';
import { ObjectSchemas } from '../objects/object_schemas.ts';
import { printable } from '../printable.ts';
import { coloursFor } from '../report/colour.ts';
import { GitHubReporter } from '../report/github_reporter.ts';
import { JSONReporter } from '../report/json_reporter.ts';
import { JUnitReporter } from '../report/junit_reporter.ts';
import { LinesReporter } from '../report/lines_reporter.ts';
import { Output } from '../report/output.ts';
import type { ObjectReport } from '../report/report.ts';
import { type Reporter, silent } from '../report/reporter.ts';
import { TableReporter } from '../report/table_reporter.ts';
import { Tally } from '../report/tally.ts';
import { streams } from '../streams.ts';
import { UsageError } from '../usage_error.ts';

/** The work of `admit`. @returns the exit status @throws UsageError */
export async function admitFiles(args: Arguments): Promise<number> {
  const paths = args.values('policies');
  if (paths.length === 0) throw new UsageError('missing --policies', 'kubetyped admit --policies policies/ manifests/');
  const policies = await PolicySet.read(paths);
  const schemas = await ObjectSchemas.read(args.values('crds'));
  const { notes, compile } = policies.notes(knownTypes(schemas));
  for (const note of notes) streams().stderr.write(`kubetyped: ${note.split('\n').map(printable).join('\n')}\n`);
  const status = await new Admission(args, policies, schemas).run();
  // An API server would refuse the policy.
  return compile ? status : Math.max(status, FAULTY);
}

const canonical = /* @__PURE__ */ new Serializer(scheme, { canonical: true });
const OPERATIONS: ReadonlyMap<string, Operation> = /* @__PURE__ */ new Map([
  ['update', 'UPDATE'],
  ['delete', 'DELETE'],
]);

class Admission {
  readonly #args: Arguments;
  readonly #schemas: ObjectSchemas;
  readonly #out = new Output();
  readonly #reporter: Reporter;
  readonly #tally = new Tally();
  readonly #chain: ReturnType<typeof admissionChain>;
  readonly #interfaces: ObjectInterfaces;
  #written = 0;

  constructor(args: Arguments, policies: PolicySet, schemas: ObjectSchemas) {
    this.#args = args;
    this.#schemas = schemas;
    this.#reporter = this.#newReporter();
    const allowed = args.values('allow');
    const world: PolicyWorld = {
      findNamespace: (name) => policies.namespace(name),
      findParams: (kind) => {
        const resource = schemas.served(kind);
        return resource && policies.params(kind, resource.namespaced);
      },
      authorize: ({ verb }) => ({ allowed: allowed.includes(verb) }),
    };
    this.#chain = admissionChain([
      mutatingAdmissionPolicies({
        ...world,
        policies: () => policies.mutating,
        bindings: () => policies.mutatingBindings,
      }),
      validatingAdmissionPolicies({
        ...world,
        policies: () => policies.validating,
        bindings: () => policies.validatingBindings,
      }),
    ]);
    const typed = newSchemeTypeConverter(scheme);
    this.#interfaces = {
      equivalents: new EquivalentResourceRegistry(),
      convert: (object) => object,
      decode: (data, kind) => readAs(data, scheme.typeFor(kind) !== undefined),
      typeConverter: (kind) => (scheme.recognizes(kind) ? typed : (schemas.types(kind) ?? newDeducedTypeConverter())),
    };
  }

  async run(): Promise<number> {
    const { files, unreadable } = inputFiles(this.#args.paths);
    unreadable.forEach(complain);
    let trouble = unreadable.length > 0;
    for (const { path } of files) {
      try {
        const reports: ObjectReport[][] = [];
        for (const result of objectsIn(path, await readInput(path))) reports.push([await this.#report(result)]);
        const report = { path, documents: reports };
        this.#tally.add(report);
        this.#reporter.file(report);
      } catch (error) {
        complain({ path, reason: asError(error).message });
        trouble = true;
      }
      await this.#out.pause();
    }
    this.#reporter.end(this.#tally, []);
    await this.#out.end();
    if (trouble) return TROUBLE;
    return this.#tally.faults > 0 ? FAULTY : OK;
  }

  async #report(result: ReadResult): Promise<ObjectReport> {
    if ('fault' in result) {
      const { fault } = result;
      return { line: fault.line, apiVersion: '', kind: '', result: 'faulty', faults: [fault], warnings: [] };
    }
    const { read } = result;
    const warnings: string[] = [];
    const refusal = await this.#admit(read, warnings);
    const fault = { reason: 'value' as const, line: read.line, column: 1, path: '', text: refusal ?? '' };
    return {
      line: read.line,
      apiVersion: read.gvk.groupVersion().toString(),
      kind: read.gvk.kind,
      ...(read.namespace !== '' && { namespace: read.namespace }),
      ...(read.name !== '' && { name: read.name }),
      result: refusal === undefined ? 'ok' : 'faulty',
      faults: refusal === undefined ? [] : [fault],
      warnings: warnings.map((text) => ({ reason: 'warning', line: read.line, column: 1, path: '', text })),
    };
  }

  /** @returns why it is refused */
  async #admit(
    { gvk, object, spellings, name, namespace: given }: ReadObject,
    warnings: string[],
  ): Promise<string | undefined> {
    const operation = OPERATIONS.get(this.#args.value('operation') ?? '') ?? 'CREATE';
    const served = this.#schemas.served(gvk) ?? {
      resource: `${gvk.kind.toLowerCase()}s`,
      namespaced: given !== '',
    };
    const isNamespace = gvk.group === '' && gvk.kind === 'Namespace';
    const namespace = isNamespace ? name : served.namespaced ? given || 'default' : '';
    const written = readAs(object, scheme.typeFor(gvk) !== undefined);
    const attributes = new Attributes({
      operation,
      kind: gvk,
      resource: { group: gvk.group, version: gvk.version, resource: served.resource },
      name,
      namespace,
      object: operation === 'DELETE' ? undefined : written,
      oldObject: operation === 'CREATE' ? undefined : written,
      spellings,
      options: {},
      user: { name: this.#args.value('as') ?? 'system:admin', groups: this.#args.values('as-group') },
      warn: (text) => warnings.push(text),
    });
    try {
      if (operation !== 'DELETE') await this.#chain.admit(attributes, this.#interfaces);
      await this.#chain.validate(attributes, this.#interfaces);
    } catch (error) {
      if (isStatusError(error)) return error.errStatus.message ?? '';
      throw error;
    }
    // What was not changed is written as it came.
    if (this.#args.value('output') === 'yaml') this.#write(attributes.object === written ? object : attributes.object);
    return undefined;
  }

  #write(object: object | undefined): void {
    if (object !== undefined)
      this.#out.write(
        `${this.#written++ > 0 ? '---\n' : ''}${stringifyYAML(object, { sortKeys: false, lossless: true })}`,
      );
  }

  #newReporter(): Reporter {
    const out = this.#out;
    switch (this.#args.value('output')) {
      case 'json':
        return new JSONReporter(out, { kubernetesVersion, strict: false, summary: false });
      case 'lines':
        return new LinesReporter(out);
      case 'junit':
        return new JUnitReporter(out, new Set());
      case 'github':
        return new GitHubReporter(out, new Set());
      case 'yaml':
        return refusalsOnly;
      default:
        return new TableReporter(out, coloursFor(streams().stdout), this.#args.has('verbose'), false);
    }
  }
}

/** With objects on standard output, refusals go to standard error. */
const refusalsOnly: Reporter = {
  ...silent,
  file({ path, documents }) {
    for (const { line, faults, warnings } of documents.flat()) {
      const say = (what: string, text: string): void =>
        void streams().stderr.write(`${printable(path)}:${line}:1: ${what}: ${printable(text)}\n`);
      for (const { text } of faults) say('error', text);
      for (const { text } of warnings) say('warning', text);
    }
  },
};

/** An object as a server has it: of a built-in kind with all fields that Go writes. */
function readAs(data: unknown, isBuiltIn: boolean): RuntimeObject {
  if (typeof data !== 'object' || data === null) throw new TypeError('expected an object');
  if (!isBuiltIn) return data;
  const json: unknown = unmarshal(canonical.encode(data));
  return typeof json === 'object' && json !== null ? json : {};
}

/** What a server would know of types that has the built-in Kinds, and custom resources by their definitions. */
function knownTypes(schemas: ObjectSchemas): KnownTypes {
  const restMapper = new DefaultRESTMapper();
  const add = (kind: GroupVersionKindLike): void => {
    const served = schemas.served(kind);
    if (served === undefined) return;
    const { group, version } = kind;
    const plural = { group, version, resource: served.resource };
    const singular = { group, version, resource: kind.kind.toLowerCase() };
    // Kinds are found whatever their scope.
    restMapper.addSpecific(kind, plural, singular, RESTScopeRoot);
  };
  for (const [kind] of scheme.allKnownTypes()) add(kind);
  for (const { group, version, kind } of schemas.custom) add({ group, version, kind });
  return {
    restMapper,
    schemaOf({ group, version, kind }) {
      const custom = schemas.custom.find(
        (each) => each.group === group && each.version === version && each.kind === kind,
      );
      if (custom !== undefined)
        return resolvedCustomSchema({ group, version, kind, apiVersion: `${group}/${version}` }, { ...custom.schema });
      const type = scheme.typeFor({ group, version, kind });
      return type && resolvedKindSchema(type);
    },
  };
}

interface Named {
  readonly metadata: { readonly name?: string };
}

/** The objects of the files with policies. */
class PolicySet {
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
    else if (isPolicy<ValidatingAdmissionPolicy>(object, 'ValidatingAdmissionPolicy')) this.validating.push(object);
    else if (isPolicy<ValidatingAdmissionPolicyBinding>(object, 'ValidatingAdmissionPolicyBinding'))
      this.validatingBindings.push(object);
    else if (isPolicy<MutatingAdmissionPolicy>(object, 'MutatingAdmissionPolicy')) this.mutating.push(object);
    else if (isPolicy<MutatingAdmissionPolicyBinding>(object, 'MutatingAdmissionPolicyBinding'))
      this.mutatingBindings.push(object);
  }

  /** A namespace: with the label that every one has, when it is not among the files. */
  namespace(name: string): Namespace {
    const found = this.#others.find((other) => other.name === name && isKind(Namespace, other.object))?.object;
    if (isKind(Namespace, found)) return found;
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

  /** What will never be asked, or can't be, or fits no type: for people. And whether all policies compile. */
  notes(known: KnownTypes): { readonly notes: string[]; readonly compile: boolean } {
    const bound = (policies: readonly Named[], bindings: readonly { spec?: { policyName?: string } }[]): string[] =>
      policies.flatMap(({ metadata: { name = '' } }) =>
        bindings.some(({ spec }) => spec?.policyName === name) ? [] : [`policy ${name} has no binding and no effect`],
      );
    const note = ({ metadata: { name = '' } }: Named, path: string, text: string): string =>
      `policy ${name}: ${path}: ${text}`;
    const compiled = [
      ...this.validating.map((policy) => new ValidatingPolicy(policy)),
      ...this.mutating.map((policy) => new MutatingPolicy(policy)),
    ];
    const faults = compiled.flatMap(({ policy, faults: found }) => [
      ...found.map(({ path, error }) => note(policy, path, String(error))),
      ...(isPolicy<ValidatingAdmissionPolicy>(policy, 'ValidatingAdmissionPolicy') ? typeCheck(policy, known) : [])
        // What does not compile has been told.
        .filter(({ fieldRef }) => found.every(({ path }) => path !== fieldRef))
        .map(({ fieldRef = '', warning = '' }) => note(policy, fieldRef, warning.trimEnd())),
    ]);
    const notes = [
      ...bound(this.validating, this.validatingBindings),
      ...bound(this.mutating, this.mutatingBindings),
      ...faults,
    ];
    return { notes, compile: compiled.every(({ faults }) => faults.length === 0) };
  }
}

/** Objects of known kinds were verified when they were read; policies of v1beta1 have the same fields. */
function isPolicy<T extends { readonly kind: string }>(object: object, kind: T['kind']): object is T {
  return 'kind' in object && object.kind === kind && 'metadata' in object;
}
