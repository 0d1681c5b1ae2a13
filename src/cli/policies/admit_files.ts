/// <reference types="node" />
import { asError } from '#engine/text/as_error';
import { stringifyYAML } from '#engine/yaml/index';
import type { RuntimeObject } from '#apimachinery/runtime/runtime_object';
import { EquivalentResourceRegistry } from '#apimachinery/runtime/equivalent_resource_registry';
import { Serializer } from '#apimachinery/runtime/serializer/json/serializer';
import { isStatusError } from '#apimachinery/api/errors/status_error';
import { unmarshal } from '#apimachinery/util/json/unmarshal';
import { newDeducedTypeConverter, newSchemeTypeConverter } from '#apimachinery/util/managedfields/type_converter';
import {
  admissionChain,
  Attributes,
  mutatingAdmissionPolicies,
  type ObjectInterfaces,
  type Operation,
  type PolicyWorld,
  validatingAdmissionPolicies,
} from '../../admission/index.ts';
import { scheme } from '../../index.ts';
import type { Arguments } from '../arguments.ts';
import { FAULTY, OK, TROUBLE } from '../command.ts';
import { complain, inputFiles } from '../input/input_paths.ts';
import { readInput } from '../input/read_input.ts';
import { objectsIn, type ReadObject, type ReadResult } from '../input/read_objects.ts';
import { ObjectSchemas } from '../objects/object_schemas.ts';
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
import { printable } from '../printable.ts';
import { UsageError } from '../usage_error.ts';
import { knownTypes } from './known_types.ts';
import { PolicySet } from './policy_set.ts';

/** The work of `admit`. @returns the exit status @throws UsageError */
export async function admitFiles(args: Arguments): Promise<number> {
  const paths = args.values('policies');
  if (paths.length === 0) throw new UsageError('missing --policies', 'kubetyped admit --policies policies/ manifests/');
  const policies = await PolicySet.read(paths);
  const schemas = await ObjectSchemas.read(args.values('crds'));
  for (const note of policies.notes(knownTypes(schemas)))
    process.stderr.write(`kubetyped: ${note.split('\n').map(printable).join('\n')}\n`);
  return new Admission(args, policies, schemas).run();
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
      warnings,
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
      this.#out.write(`${this.#written++ > 0 ? '---\n' : ''}${stringifyYAML(object, { sortKeys: false })}`);
  }

  #newReporter(): Reporter {
    const out = this.#out;
    switch (this.#args.value('output')) {
      case 'json':
        return new JSONReporter(out, { kubernetesVersion: '1.36', strict: false, summary: false });
      case 'lines':
        return new LinesReporter(out);
      case 'junit':
        return new JUnitReporter(out, new Set());
      case 'github':
        return new GitHubReporter(out, new Set());
      case 'yaml':
        return refusalsOnly;
      default:
        return new TableReporter(out, coloursFor(process.stdout), this.#args.has('verbose'), false);
    }
  }
}

/** With objects on standard output, refusals go to standard error. */
const refusalsOnly: Reporter = {
  ...silent,
  file({ path, documents }) {
    for (const { line, faults, warnings } of documents.flat()) {
      const say = (what: string, text: string): void =>
        void process.stderr.write(`${printable(path)}:${line}:1: ${what}: ${printable(text)}\n`);
      for (const { text } of faults) say('error', text);
      for (const warning of warnings) say('warning', warning);
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
