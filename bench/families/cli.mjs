// The command line on a big tree of real manifests, against a program that only parses the same files.
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const corpus = join(resolve(root, process.env.KUBETYPED_SHARED ?? '../shared'), 'corpus');
const cli = join(root, 'dist/node/src/cli/main.js');

export const comparisons = [
  {
    name: 'kubetyped validate, real manifests',
    against: 'js-yaml loadAll',
    runs: 5,
    limit: 2,
    skip() {
      if (!existsSync(corpus)) return `no manifests: ${corpus} is missing (set KUBETYPED_SHARED)`;
      if (!existsSync(cli)) return `no command line: ${cli} is missing`;
      return undefined;
    },
    commands: () => ({
      baseline: [process.execPath, fileURLToPath(new URL('../programs/load_all.mjs', import.meta.url)), corpus],
      ours: [process.execPath, cli, 'validate', corpus],
    }),
    // Some of the manifests are wrong, on purpose or not.
    exitCodes: [0, 1],
  },
];
