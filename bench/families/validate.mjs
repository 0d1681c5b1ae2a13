// `kubetyped validate` beside kubeconform, which knows JSON Schemas alone, and beside what comes before the rules.
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Serializer } from '../../dist/node/apimachinery/runtime/serializer/yaml/index.js';
import { scheme } from '../../dist/node/src/index.js';
import { validateVerified } from '../../dist/node/src/validation/index.js';
import { findKubeconform, schemaArguments } from '../kubeconform.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const corpus = join(resolve(root, process.env.KUBETYPED_SHARED ?? '../shared'), 'corpus');
const cli = join(root, 'dist/node/src/cli/main.js');
const parseAll = fileURLToPath(new URL('../programs/parse_all.mjs', import.meta.url));

const withoutCorpus = () =>
  existsSync(corpus) ? undefined : `no manifests: ${corpus} is missing (set KUBETYPED_SHARED)`;
const deployments = ({ folder }) => join(folder, 'data/deployments');
const kubeconform = ({ folder }, path) => [
  findKubeconform().program,
  ...schemaArguments(join(folder, 'schemas')),
  ...['-summary', path],
];

export const comparisons = [
  {
    name: 'kubetyped validate, real manifests',
    against: 'kubeconform',
    runs: 3,
    skip: () => withoutCorpus() ?? findKubeconform().reason,
    commands: (place) => ({
      baseline: kubeconform(place, corpus),
      ours: [process.execPath, cli, 'validate', corpus],
    }),
    // Some of the manifests are wrong, on purpose or not.
    exitCodes: [0, 1],
  },
  {
    name: 'kubetyped validate, 10,000 Deployments',
    against: 'kubeconform',
    runs: 3,
    skip: () => findKubeconform().reason,
    commands: (place) => ({
      baseline: kubeconform(place, deployments(place)),
      ours: [process.execPath, cli, 'validate', deployments(place)],
    }),
  },
  {
    name: 'kubetyped validate, 10,000 Deployments',
    against: 'parsing their YAML',
    runs: 3,
    limit: 2,
    commands: (place) => ({
      baseline: [process.execPath, parseAll, deployments(place)],
      ours: [process.execPath, cli, 'validate', deployments(place)],
    }),
  },
  {
    name: 'decode real manifests and validate them',
    against: 'decode',
    data: 'manifests',
    limit: 1.5,
    skip: withoutCorpus,
    prepare(texts) {
      const serializer = new Serializer(scheme, { strict: true });
      const decoded = texts.filter((text) => decode(serializer, text) !== undefined);
      // A hundred of them in a turn, from everywhere.
      const step = Math.ceil(decoded.length / 100);
      const each = (turn, judge) => {
        for (let at = turn % step; at < decoded.length; at += step) judge(serializer.decode(decoded[at]).object);
      };
      return {
        baseline: (turn) => each(turn, () => undefined),
        ours: (turn) => each(turn, (object) => validateVerified(object.constructor, object)),
      };
    },
  },
];

function decode(serializer, text) {
  try {
    return serializer.decode(text).object;
  } catch {
    // Some are of kinds that have no type, or wrong.
    return undefined;
  }
}
