// What starting a program costs: fresh processes, against one that imports nothing.

function importing(name, source, limit) {
  return {
    name,
    against: 'an empty script',
    runs: 201,
    limit,
    commands({ write }) {
      return {
        baseline: [process.execPath, write('empty.mjs', '')],
        ours: [process.execPath, write(`${name.replaceAll(/\W+/g, '-')}.mjs`, source)],
      };
    },
  };
}

export const comparisons = [
  importing(
    'import core/v1',
    `import { Pod } from 'kubetyped/api/core/v1';\nif (Pod.kind !== 'Pod') throw new Error('no Pod');\n`,
    1.2,
  ),
  importing(
    'import every Kind',
    `import { addToScheme } from 'kubetyped/api';\nimport { Scheme } from 'kubetyped/apimachinery/runtime';\nconst scheme = new Scheme('all');\naddToScheme(scheme);\n`,
  ),
  importing(
    'import the client, and what connects it',
    `import { Client } from 'kubetyped/client';\nimport { NodeTransport } from 'kubetyped/client/transport/node';\nif (typeof Client !== typeof NodeTransport) throw new Error('no client');\n`,
    1.6,
  ),
];
