// CEL beside cel-go and other engines for JavaScript; custom resources beside the API server's code.
import { celEnv, parse as parseBufbuild, plan } from '@bufbuild/cel';
import { Environment } from '@marcbachmann/cel-js';
import { Ajv } from 'ajv';
import { evaluate, parse as parseCELJS } from 'cel-js';
import { customResource, toJSONSchema } from '../../dist/node/src/apiextensions/index.js';
import {
  assignTypeName,
  declTypeOf,
  kubernetesEnvironment,
  typeProviderOf,
  unstructuredValue,
} from '../../dist/node/src/cel/index.js';
import { prometheusText } from '../cel_data.mjs';

const withoutCorpus = () =>
  prometheusText() === undefined ? 'no manifests: kube-prometheus is missing (set KUBETYPED_SHARED)' : undefined;

function check(value) {
  if (value !== true) throw new Error(`the expression gave ${value}`);
}

/** The program of a question's expression, and its variable `self`. */
function prepareOurs(text) {
  const { expression, schema, self } = JSON.parse(text);
  const scoped = assignTypeName(declTypeOf(schema, false), 'selfType');
  const environment = kubernetesEnvironment().extend({
    types: typeProviderOf(scoped),
    variables: { self: scoped.type },
  });
  const { program, message } = environment.compile(expression);
  if (program === undefined) throw new Error(message);
  const variables = { self: unstructuredValue(self, schema) };
  return () => check(program.evaluate(variables, { budget: 1_000_000 }).value);
}

function all(against, prepare) {
  return {
    name: 'CEL: all() over 1,000 elements',
    against,
    data: 'CEL all',
    limit: 1,
    prepare([text]) {
      const { expression, self } = JSON.parse(text);
      const baseline = prepare(expression, { self });
      return { baseline: () => check(baseline()), ours: prepareOurs(text) };
    },
  };
}

/** What a question about a custom resource is about. */
function resourceOf(text) {
  const { definition, version, cases } = JSON.parse(text);
  const resource = customResource(definition, version);
  return { definition, resource, object: cases[0] && JSON.stringify(cases[0].object) };
}

function create(resource, object) {
  const { object: decoded, unknownFields } = resource.decode(JSON.parse(object));
  if (decoded === undefined || unknownFields.length > 0) throw new Error(`unknown fields: ${unknownFields.join(', ')}`);
  const { errors } = resource.validate(resource.prepareForCreate(decoded));
  if (errors.length > 0) throw errors[0];
}

export const comparisons = [
  {
    name: 'CEL: all() over 1,000 elements',
    against: 'cel-go',
    go: { program: 'cel', arguments: ['-bench'] },
    data: 'CEL all',
    limit: 2,
    prepare: ([text]) => ({ ours: prepareOurs(text) }),
  },
  all('@bufbuild/cel', (expression, variables) => {
    const run = plan(celEnv(), parseBufbuild(expression));
    return () => run(variables);
  }),
  all('cel-js', (expression, variables) => {
    const { cst } = parseCELJS(expression);
    return () => evaluate(cst, variables);
  }),
  all('@marcbachmann/cel-js', (expression, variables) => {
    const run = new Environment({ unlistedVariablesAreDyn: true }).parse(expression);
    return () => run(variables);
  }),
  {
    name: 'custom resource of a pod’s size: read, pruned, with defaults, validated with rules',
    against: 'Go',
    go: { program: 'customresources', arguments: ['-bench', 'resource'] },
    data: 'custom resource',
    limit: 2,
    prepare([text]) {
      const { resource, object } = resourceOf(text);
      return { ours: () => create(resource, object) };
    },
  },
  {
    name: 'definition of Prometheus: read and compiled',
    against: 'Go',
    go: { program: 'customresources', arguments: ['-bench', 'compile'] },
    data: 'Prometheus',
    skip: withoutCorpus,
    prepare([text]) {
      const definition = JSON.parse(text).definition;
      return { ours: () => customResource(structuredClone(definition), 'v1') };
    },
  },
  {
    name: 'definition of Prometheus: read and compiled',
    against: 'ajv',
    data: 'Prometheus',
    skip: withoutCorpus,
    prepare([text]) {
      const { definition } = JSON.parse(text);
      const { schema } = toJSONSchema(definition.spec.versions[0].schema.openAPIV3Schema);
      return {
        baseline: () => new Ajv({ strict: false, validateFormats: false }).compile(structuredClone(schema)),
        ours: () => customResource(structuredClone(definition), 'v1'),
      };
    },
  },
];
