// What the types cost the compiler.
import { fileURLToPath } from 'node:url';

const tsc = fileURLToPath(new URL('../../node_modules/typescript/bin/tsc', import.meta.url));

export const comparisons = [
  {
    name: 'type-check a file that imports Pod',
    against: 'an empty file',
    runs: 7,
    commands({ write }) {
      const project = (folder, source) => {
        write(`${folder}/index.ts`, source);
        const compilerOptions = { strict: true, module: 'nodenext', target: 'es2022', types: [], noEmit: true };
        return [
          process.execPath,
          tsc,
          '-p',
          write(`${folder}/tsconfig.json`, JSON.stringify({ compilerOptions, files: ['index.ts'] })),
        ];
      };
      return {
        baseline: project('types-empty', 'export {};\n'),
        ours: project(
          'types-pod',
          `import { Pod } from 'kubetyped/api/core/v1';\nexport const name: string | undefined = new Pod({ metadata: { name: 'web' } }).metadata.name;\n`,
        ),
      };
    },
  },
];
