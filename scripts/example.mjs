// Builds the library and the example, and runs it: npm run example [-- http://127.0.0.1:8001]
import { build, run, tsc } from './build.mjs';

await build();
tsc('-p', 'examples');
run(process.execPath, ['dist-test/examples/create-pod.js', ...process.argv.slice(2)]);
