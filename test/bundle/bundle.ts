import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { rollup } from 'rollup';

/** What a bundler makes of a program. */
export interface Bundle {
  readonly text: string;
  /** Bytes after gzip -9, which is what a browser fetches. */
  readonly gzip: number;
  /** The files of which something is in the bundle. */
  readonly files: readonly string[];
  readonly warnings: readonly string[];
}

/** Bundles a TypeScript program for browsers: minified, nothing left outside. */
export async function bundle(program: string): Promise<Bundle> {
  const { outputFiles, metafile, warnings } = await build({
    stdin: { contents: program, resolveDir: process.cwd(), loader: 'ts' },
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    write: false,
    metafile: true,
    logLevel: 'silent',
  });
  const text = outputFiles[0]!.text;
  const inputs = Object.values(metafile.outputs)[0]!.inputs;
  const files = Object.keys(inputs).filter((file) => inputs[file]!.bytesInOutput > 0);
  return {
    text,
    gzip: text === '' ? 0 : gzipSync(text, { level: 9 }).length,
    files,
    warnings: warnings.map((warning) => warning.text),
  };
}

const ENTRY = 'program';

/** Bundles a JavaScript program that imports files of `dist/node`, with Rollup's own tree-shaking and nothing else. */
export async function rollupBundle(program: string): Promise<string> {
  const bundled = await rollup({
    input: ENTRY,
    plugins: [
      {
        name: 'program',
        resolveId: (id, importer) =>
          id === ENTRY ? id : importer === ENTRY ? `${process.cwd()}/dist/node/${id}` : null,
        load: (id) => (id === ENTRY ? program : null),
      },
    ],
    // As package.json says.
    treeshake: { moduleSideEffects: false },
  });
  const { output } = await bundled.generate({ format: 'es' });
  return output[0].code;
}

const PARTS = {
  yaml: /^dist\/node\/files\/yaml\.js$/,
  protobuf: /^dist\/node\/files\/(?:protobuf|codecs_\w+)\.js$/,
  cbor: /^dist\/node\/files\/cbor\.js$/,
  cli: /^dist\/node\/src\/cli\//,
};

/** Parts that only programs which use them may load: a word that is in each, and where it comes from. */
export function bleed({ text, files }: Bundle): string[] {
  const words = ['js-yaml', 'ajv', 'protobufjs', 'big.js'].filter(
    (name) => text.includes(name) || files.some((file) => file.includes(`node_modules/${name}/`)),
  );
  const parts = Object.entries(PARTS).flatMap(([part, path]) => (files.some((file) => path.test(file)) ? [part] : []));
  return [...words, ...parts];
}
