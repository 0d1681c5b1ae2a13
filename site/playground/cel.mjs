// Evaluates an expression on an object: as a rule of a CustomResourceDefinition sees it, and as an admission policy does.

import { stringifyYAML } from '../../dist/apimachinery/engine/yaml/index.js';
import { fromAPIVersionAndKind } from '../../dist/apimachinery/runtime/schema/group_version.js';
import { customResource } from '../../dist/src/apiextensions/index.js';
import {
  assignTypeName,
  CelError,
  DynType,
  declTypeOf,
  kubernetesEnvironment,
  PER_CALL_LIMIT,
  plainValue,
  schemaOfKind,
  sizeEstimatorOf,
  toJSON,
  typeProviderOf,
  UNLIMITED,
  unstructuredValue,
} from '../../dist/src/cel/index.js';
import { scheme } from '../../dist/src/scheme.js';
import { isDefinition, objectsOf, serveTexts } from './read.mjs';

serveTexts(({ expression, object, old }) => {
  const given = objectsOf('object', object);
  const definitions = given.filter(isDefinition);
  const [self] = given.filter((each) => !isDefinition(each));
  const [before] = objectsOf('old', old);
  const resource = self && resourceOf(definitions, self);
  const schema = self && (resource?.schema ?? schemaOf(self));
  const declared = schema && declTypeOf(schema, true);
  const named = declared && assignTypeName(declared, self.kind ?? '');
  const type = named?.type ?? DynType;
  const value = (data) => (schema === undefined ? plainValue(data) : typed(data, schema, resource));
  const values = new Map();
  const variables = {};
  const declare = (name, itsType, itsValue) => {
    variables[name] = itsType;
    values.set(name, itsValue);
  };
  if (self !== undefined) {
    declare('self', type, value(self));
    declare('object', DynType, plainValue(self));
    declare('oldObject', DynType, before === undefined ? null : plainValue(before));
  }
  if (before !== undefined) declare('oldSelf', type, value(before));
  const environment = kubernetesEnvironment().extend({ ...(named && { types: typeProviderOf(named) }), variables });
  const compiled = environment.compile(expression);
  if (compiled.program === undefined) return refused(expression, compiled);
  const { min, max } = compiled.program.estimateCost(declared && sizeEstimatorOf(declared));
  const { value: result, cost } = compiled.program.evaluate((name) => values.get(name), { budget: PER_CALL_LIMIT });
  const charged = `Cost ${cost}; estimated ${bound(min)} to ${bound(max)}.`;
  const json = toJSON(result);
  const itsType = compiled.program.outputType.toString();
  if (json instanceof CelError) return { verdict: `Failed: ${json.message}`, notes: [charged] };
  return { ok: true, verdict: `A value of type ${itsType}.`, notes: [charged], output: stringifyYAML(json) };
});

const bound = (cost) => (cost >= UNLIMITED ? 'no bound' : String(cost));

/** Why there is no program, with places in UTF-16. */
function refused(expression, { issues, message }) {
  const lines = expression.split('\n');
  const faults = issues.map(({ location: { line, column }, message: text }) => {
    if (line < 1) return { text };
    const before = Array.from(lines[line - 1] ?? '').slice(0, column);
    return { of: 'expression', line, column: before.join('').length + 1, text };
  });
  return { verdict: 'The expression does not compile.', faults, output: message };
}

function typeOf({ apiVersion = '', kind = '' }) {
  return scheme.typeFor(fromAPIVersionAndKind(apiVersion, kind));
}

function schemaOf(object) {
  const type = typeOf(object);
  return type && schemaOfKind(type);
}

function resourceOf(definitions, { apiVersion = '', kind }) {
  const [group, version] = apiVersion.split('/');
  const definition = definitions.find(({ spec }) => spec.group === group && spec.names?.kind === kind);
  return definition && customResource(definition, version ?? '');
}

/** An object as rules see it. */
function typed(object, schema, resource) {
  const decoded = resource?.decode(object);
  if (decoded?.error !== undefined) return new CelError(decoded.error.message);
  return unstructuredValue(decoded?.object ?? object, { ...schema, 'x-kubernetes-embedded-resource': true });
}
