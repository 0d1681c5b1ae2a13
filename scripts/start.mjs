// @ts-check
// The main job: builds the library and runs its command line over the example manifests.
import { build, run } from './build.mjs';

await build();
const kubetyped = (/** @type {string[]} */ ...args) => {
  console.log(`\n$ kubetyped ${args.join(' ')}`);
  run(process.execPath, ['dist/node/src/cli/main.js', ...args]);
};
kubetyped('validate', 'examples/manifests');
kubetyped('convert', '-o', 'json', 'examples/manifests/configmap.yaml');
kubetyped('convert', '-o', 'yaml', 'examples/manifests/pod.json');
