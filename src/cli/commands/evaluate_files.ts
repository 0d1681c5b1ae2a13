/// <reference types="node" />

import type { GroupVersionKind } from '#apimachinery/runtime/schema/group_version';
import { interpret } from '#apimachinery/runtime/serializer/json/meta';
import { append } from '#engine/go/append';
import { type Spellings, spellingsOf } from '#engine/json/notes';
import { stringifyJSON } from '#engine/json/stringify';
import { asError } from '#engine/text/as_error';
import { stringifyYAML } from '#engine/yaml/index';
import {
  assignTypeName,
  CelError,
  type DeclType,
  DynType,
  declTypeOf,
  type Environment,
  kubernetesEnvironment,
  PER_CALL_LIMIT,
  type Program,
  plainValue,
  type Schema,
  type SizeEstimator,
  sizeEstimatorOf,
  type Type,
  toJSON,
  typeOf,
  typeProviderOf,
  UNLIMITED,
  unstructuredValue,
  type Value,
} from '../../cel/index.ts';
import type { Arguments } from '../arguments.ts';
import { FAULTY, OK } from '../command.ts';
import { contentLine, documentsOf, formatOf } from '../input/documents.ts';
import { type Keys, readPlaced } from '../input/places.ts';
import { readInput } from '../input/read_input.ts';
import { ObjectSchemas } from '../objects/object_schemas.ts';
import { printable } from '../printable.ts';
import { Output } from '../report/output.ts';
import { streams } from '../streams.ts';
import { UsageError } from '../usage_error.ts';

/** The work of `cel`. @returns the exit status @throws UsageError */
export async function evaluateFiles(args: Arguments): Promise<number> {
  const [expression, ...more] = args.paths;
  if (expression === undefined)
    throw new UsageError('missing expression', `for example: kubetyped cel 'self.spec.replicas > 1' -f deploy.yaml`);
  if (more.length > 0)
    throw new UsageError('more than one expression', 'put it in quotes; give files with -f, --old and --params');
  return new Evaluator(args, expression).run();
}

/** An environment for objects of one kind. */
interface Names {
  readonly environment: Environment;
  /** The same with types for `object`, for warnings. */
  readonly strict: Environment | undefined;
  readonly sizes: SizeEstimator | undefined;
}

class Evaluator {
  readonly #args: Arguments;
  readonly #expression: string;
  readonly #out = new Output();
  #schemas = new ObjectSchemas();
  #old: GivenObject | undefined;
  #params: GivenObject | undefined;
  #variables: ReadonlyMap<string, Variable> = new Map();

  constructor(args: Arguments, expression: string) {
    this.#args = args;
    this.#expression = expression;
  }

  async run(): Promise<number> {
    const optional = (name: string): Promise<GivenObject> | undefined => {
      const path = this.#args.value(name);
      return path === undefined ? undefined : givenObject(path);
    };
    const file = this.#args.value('filename');
    this.#schemas = await ObjectSchemas.read(this.#args.values('crds'));
    this.#old = await optional('old');
    this.#params = await optional('params');
    this.#variables = await givenVariables(this.#args.values('var'));
    const given = file === undefined ? [undefined] : await givenObjects(file);
    let status = OK;
    for (const object of given) {
      if (!this.#evaluate(object, given.length > 1)) status = FAULTY;
      await this.#out.pause();
    }
    await this.#out.end();
    return status;
  }

  /** @returns whether there is a value */
  #evaluate(given: GivenObject | undefined, isOneOfMany: boolean): boolean {
    const where = given === undefined ? '' : `${given.title}: `;
    const complain = (what: string): false => {
      streams().stderr.write(`${printableLines(`${where}${what}`)}\n`);
      return false;
    };
    const { environment, strict, sizes } = this.#names(given);
    const compiled = environment.compile(this.#expression);
    if (compiled.program === undefined)
      return complain(`the expression does not compile\n${compiled.message}${this.#hint(compiled.message)}`);
    const warned = strict?.compile(this.#expression);
    if (warned?.program === undefined && warned?.stage === 'compile')
      streams().stderr.write(
        `${printableLines(`${where}warning: it does not fit the types of the kind\n${warned.message}`)}\n`,
      );
    const values = this.#values(given);
    const { value, cost } = compiled.program.evaluate((name) => values.get(name), { budget: PER_CALL_LIMIT });
    const json = toJSON(value);
    if (json instanceof CelError) return complain(`the expression failed: ${json.message}`);
    this.#print(json, compiled.program, cost, sizes, isOneOfMany ? given?.title : undefined);
    return true;
  }

  /** What to give for a variable that is not declared. */
  #hint(message: string): string {
    const name = /undeclared reference to '(\w+)'/.exec(message)?.[1] ?? '';
    const option = { self: '-f', object: '-f', oldObject: '-f', oldSelf: '--old', params: '--params' }[name];
    if (option !== undefined) return `\n${name} comes with ${option} FILE`;
    return name === '' ? '' : `\n--var ${name}=VALUE declares it`;
  }

  #names(given: GivenObject | undefined): Names {
    const plain: Record<string, Type> = {};
    const schema = given && this.#schemas.schema(given.gvk);
    const self = schema && declTypeOf(schema, true);
    const named: DeclType | undefined = self && assignTypeName(self, given?.gvk.kind ?? '');
    const types = named && typeProviderOf(named);
    const type = named?.type ?? DynType;
    if (given !== undefined) Object.assign(plain, { self: type, object: DynType });
    if (this.#old !== undefined) {
      const isSameKind = String(this.#old.gvk) === String(given?.gvk);
      Object.assign(plain, { oldSelf: isSameKind ? type : DynType, oldObject: DynType });
    } else if (given !== undefined) plain['oldObject'] = DynType;
    if (this.#params !== undefined) plain['params'] = DynType;
    for (const [name, variable] of this.#variables) plain[name] = variable.type;
    const base = kubernetesEnvironment().extend({ ...(types !== undefined && { types }), variables: plain });
    return {
      environment: base,
      strict: named === undefined ? undefined : base.extend({ variables: { object: type, oldObject: type } }),
      sizes: self && sizeEstimatorOf(self),
    };
  }

  #values(given: GivenObject | undefined): Map<string, Value> {
    const values = new Map<string, Value>();
    if (given !== undefined) {
      values.set('self', this.#typed(given));
      values.set('object', plainValue(given.object, given.spellings));
      values.set('oldObject', null);
    }
    if (this.#old !== undefined) {
      values.set('oldSelf', this.#typed(this.#old));
      values.set('oldObject', plainValue(this.#old.object, this.#old.spellings));
    }
    if (this.#params !== undefined) values.set('params', plainValue(this.#params.object, this.#params.spellings));
    for (const [name, { value }] of this.#variables) values.set(name, value);
    return values;
  }

  /** An object as rules see it. */
  #typed({ gvk, object, spellings }: GivenObject): Value {
    const schema: Schema | undefined = this.#schemas.schema(gvk);
    if (schema === undefined) return plainValue(object, spellings);
    const decoded = this.#schemas.resource(gvk)?.decode(object, { spellings });
    if (decoded?.error !== undefined) return new CelError(decoded.error.message);
    return unstructuredValue(
      decoded?.object ?? object,
      { ...schema, 'x-kubernetes-embedded-resource': true },
      decoded === undefined ? spellings : decoded.spellings,
    );
  }

  #print(value: unknown, program: Program, cost: number, sizes: SizeEstimator | undefined, object?: string): void {
    const format = this.#args.value('output') ?? 'yaml';
    if (format === 'value') {
      this.#out.write(`${stringifyJSON(value)}\n`);
      return;
    }
    const { min, max } = program.estimateCost(sizes);
    const result = {
      ...(object !== undefined && { object }),
      value,
      type: program.outputType.toString(),
      ...(this.#args.has('cost') && {
        cost,
        estimatedCost: { min: exact(min), max: max === UNLIMITED ? 'unlimited' : exact(max) },
      }),
    };
    if (format === 'json') this.#out.write(`${stringifyJSON(result)}\n`);
    else
      this.#out.write(
        `${object === undefined ? '' : '---\n'}${stringifyYAML(result, { sortKeys: false, lossless: true })}`,
      );
  }
}

function exact(value: bigint): number | bigint {
  return value <= Number.MAX_SAFE_INTEGER ? Number(value) : value;
}

function printableLines(text: string): string {
  return text.split('\n').map(printable).join('\n');
}

/** A variable of an expression. */
interface Variable {
  readonly type: Type;
  readonly value: Value;
}

/**
 * Reads `--var` arguments, `name=value` or `name=@file`. A number, text or boolean has its type, anything else has none.
 * @throws UsageError
 */
async function givenVariables(args: readonly string[]): Promise<Map<string, Variable>> {
  const variables = new Map<string, Variable>();
  for (const arg of args) {
    const at = arg.indexOf('=');
    const name = arg.slice(0, Math.max(at, 0));
    if (!/^[a-zA-Z_][a-zA-Z0-9_]*$/.test(name))
      throw new UsageError(`invalid value ${printable(arg)} for option --var`, 'for example: --var max=5');
    const text = arg.slice(at + 1);
    const value = await valueOf(text, name);
    const isScalar = ['string', 'boolean', 'bigint', 'number'].includes(typeof value);
    variables.set(name, { type: isScalar ? typeOf(value) : DynType, value });
  }
  return variables;
}

async function valueOf(text: string, name: string): Promise<Value> {
  const path = text.startsWith('@') ? text.slice(1) : undefined;
  try {
    const data = path === undefined ? text : await readInput(path);
    const [document, ...more] = documentsOf(data, path === undefined ? 'yaml' : formatOf(path, data));
    if (more.length > 0) throw new Error('expected one document');
    if (document === undefined) return null;
    const placed = readPlaced(document, false);
    if ('reason' in placed) throw new Error(placed.text);
    const spellings: Spellings | undefined = spellingsOf(placed.detailsAt([])?.root);
    return plainValue(placed.value, spellings);
  } catch (error) {
    throw new UsageError(`--var ${name}: ${asError(error).message}`);
  }
}

/** An object for expressions: as it is written, with the numbers that are spelled as floats. */
interface GivenObject {
  /** `deployment.yaml:12: Deployment web`. */
  readonly title: string;
  readonly gvk: GroupVersionKind;
  readonly object: Readonly<Record<string, unknown>>;
  readonly spellings: Spellings | undefined;
}

/** Reads the objects of a file, the items of Lists one by one. @throws UsageError for what can't be read */
async function givenObjects(path: string): Promise<GivenObject[]> {
  const shown = path === '-' ? 'standard input' : printable(path);
  const data = await readInput(path).catch((error: Error) => {
    throw new UsageError(`${shown}: ${error.message}`);
  });
  const found: GivenObject[] = [];
  for (const document of documentsOf(data, formatOf(path, data))) {
    const at = `${shown}:${contentLine(document)}`;
    if (document.error !== undefined) throw new UsageError(`${at}: ${document.error}`);
    const placed = readPlaced(document, false);
    if ('reason' in placed) throw new UsageError(`${shown}:${placed.line}:${placed.column}: ${placed.text}`);
    if (placed.value === null && document.format === 'yaml') continue;
    const open: { value: unknown; keys: Keys }[] = [{ value: placed.value, keys: [] }];
    for (let next = open.shift(); next !== undefined; next = open.shift()) {
      const { value, keys } = next;
      if (!isObject(value)) throw new UsageError(`${at}: expected an object with apiVersion and kind`);
      const gvk = kindOf(value, at);
      if (gvk.kind === 'List' && Array.isArray(value['items']) && keys.length < 16) {
        append(
          open,
          value['items'].map((item: unknown, index) => ({ value: item, keys: [...keys, 'items', index] })),
        );
        continue;
      }
      const metadata = value['metadata'];
      const name = isObject(metadata) && typeof metadata['name'] === 'string' ? ` ${metadata['name']}` : '';
      const spellings = spellingsOf(placed.detailsAt(keys)?.root);
      found.push({ title: `${at}: ${printable(`${gvk.kind}${name}`)}`, gvk, object: value, spellings });
    }
  }
  if (found.length === 0) throw new UsageError(`${shown} has no object`);
  return found;
}

/** The only object of a file. @throws UsageError when there are several */
async function givenObject(path: string): Promise<GivenObject> {
  const [only, ...more] = await givenObjects(path);
  if (only === undefined || more.length > 0)
    throw new UsageError(`${printable(path)} has ${more.length + 1} objects`, 'give a file with one');
  return only;
}

function kindOf(value: Readonly<Record<string, unknown>>, at: string): GroupVersionKind {
  try {
    return interpret(value);
  } catch (error) {
    throw new UsageError(`${at}: ${asError(error).message}`);
  }
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
