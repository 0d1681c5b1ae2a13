// Speed and size against the alternatives, with limits.
//
// Only ratios count: absolute times are those of this machine at this moment. Every comparison runs in processes of its
// own, both sides in turns; Node and Go take turns too. The figure is the median of the ratios of neighbouring samples.
import { execFileSync, spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { build } from '../scripts/build.mjs';
import { deploymentTexts, nodeListText, patchedCRDTexts, patchedPodTexts, podListText, podTexts } from './data.mjs';
import { commandOf, pinned, writeFigures } from './figures.mjs';
import { labelTexts, resourceTexts, taintTexts } from './match_data.mjs';
import { writeBaselines } from './protobuf_baselines.mjs';
import { figuresOf, median, row, table } from './table.mjs';

const FAMILIES = [
  'decode',
  'encode',
  'protobuf',
  'cbor',
  'copy',
  'yaml',
  'quantity',
  'match',
  'cel',
  'patch',
  'apply',
  'import',
  'memory',
  'cli',
  'validate',
  'types',
];

const root = fileURLToPath(new URL('..', import.meta.url));
const bench = fileURLToPath(new URL('.', import.meta.url));

function options() {
  const usage = `usage: npm run bench -- [family...] [--against NAME,...] [--rounds N] [--no-build] [--out FILE]

families: ${FAMILIES.join(' ')} (all of them without an argument)

  --against NAME,...  only comparisons with these: Go,kubeconform
  --rounds N          processes per comparison (default 3)
  --no-build          measure the library as it is in dist
  --out FILE          write the figures into a file, as JSON, too; its other sections stay
  --help              this text

Go on PATH and real manifests (KUBETYPED_SHARED, default ../shared) are optional.
Exits with 1 when a limit is exceeded.`;
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        rounds: { type: 'string', default: '3' },
        'no-build': { type: 'boolean' },
        against: { type: 'string' },
        out: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    });
    if (values.help) {
      console.log(usage);
      process.exit(0);
    }
    const unknown = positionals.filter((family) => !FAMILIES.includes(family));
    if (unknown.length > 0) throw new Error(`no family ${unknown.join(', ')}`);
    if (!/^[1-9][0-9]?$/.test(values.rounds)) throw new Error('--rounds takes a number from 1 to 99');
    return {
      families: positionals.length > 0 ? positionals : FAMILIES,
      rounds: Number(values.rounds),
      build: !values['no-build'],
      against: values.against?.split(','),
      out: values.out,
    };
  } catch (error) {
    console.error(`${error.message}\n\n${usage}`);
    process.exit(2);
  }
}

const progress = (text) => console.error(text);

function installDependencies() {
  if (
    ['@kubernetes/client-node', '@bufbuild/cel', 'protobufjs-cli', 'cborg', 'yaml'].every((name) =>
      existsSync(join(bench, 'node_modules', name)),
    )
  )
    return;
  progress('installing the baselines');
  execFileSync('npm', ['ci', '--ignore-scripts', '--no-fund', '--no-audit'], { cwd: bench, stdio: ['ignore', 2, 2] });
}

/** A folder outside the repository where programs find the library by its name. */
function makePlace() {
  const folder = mkdtempSync(join(tmpdir(), 'kubetyped-bench-'));
  const write = (name, text) => {
    const path = join(folder, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
    return path;
  };
  write('package.json', '{ "type": "module" }\n');
  mkdirSync(join(folder, 'node_modules'));
  symlinkSync(root, join(folder, 'node_modules/kubetyped'), 'dir');
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  process.on('SIGINT', () => process.exit(130));
  return { folder, write, files: {} };
}

async function writeData(place) {
  progress('making the data');
  const { stringifyYAML } = await import('../dist/node/apimachinery/engine/index.js');
  const pods = podTexts(50);
  const withoutManagedFields = pods.map((text) =>
    JSON.parse(text, (key, value) => (key === 'managedFields' ? undefined : value)),
  );
  // Several texts in one file stand between NULs, which no text has.
  const texts = {
    pod: pods.join('\0'),
    quantities: ['100m', '128Mi', '2', '1.5Gi'].join('\0'),
    PodList: podListText(2000),
    NodeList: nodeListText(500),
    // Pairs: an object, and what becomes of it.
    'pod pairs': patchedPodTexts(50).join('\0'),
    'CRD pair': patchedCRDTexts(1 << 20).join('\0'),
    'pod.yaml': withoutManagedFields.map((object) => stringifyYAML(object)).join('\0'),
    labels: labelTexts(100_000, 500).join('\0'),
    'odd-labels': labelTexts(100_000, 100_000).join('\0'),
    taints: taintTexts(500, 500).join('\0'),
    resources: resourceTexts(500, 500).join('\0'),
  };
  if (families.includes('validate')) {
    const manifests = deploymentTexts(10_000).map((text) => stringifyYAML(JSON.parse(text)));
    for (let at = 0; at < manifests.length; at += 100)
      place.write(`data/deployments/${at / 100}.yaml`, manifests.slice(at, at + 100).join('---\n'));
    texts.manifests = realManifests().join('\0');
  }
  if (families.includes('cel')) {
    const { celAllText, customResourceText, prometheusText } = await import('./cel_data.mjs');
    Object.assign(texts, { 'CEL all': celAllText(), 'custom resource': customResourceText() });
    texts.Prometheus = prometheusText() ?? '';
  }
  for (const [name, text] of Object.entries(texts)) place.files[name] = place.write(`data/${name}`, text);
}

/** The documents of the real manifests, where these are. */
function realManifests() {
  const corpus = join(resolve(root, process.env.KUBETYPED_SHARED ?? '../shared'), 'corpus');
  if (!existsSync(corpus)) return [];
  return readdirSync(corpus, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.ya?ml$/.test(entry.name))
    .flatMap((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8').split(/^---$/m));
}

/** The Go program, built; undefined without Go. */
function buildGo() {
  if (spawnSync('go', ['version']).status !== 0) return undefined;
  const run = (command, args) => execFileSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 2] });
  return (operation, file) => {
    const { program, arguments: args } =
      typeof operation === 'string' ? { program: 'bench', arguments: [operation] } : operation;
    return JSON.parse(run(join(root, 'scripts/go.sh'), [program, ...args, file]));
  };
}

function sample(family, number, file) {
  const program = join(bench, 'programs/sample.mjs');
  const output = execFileSync(process.execPath, [program, family, String(number), file], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 2],
  });
  return JSON.parse(output);
}

/** Within one process; or, against Go, in two that take turns. */
function compareCalls(family, number, comparison, { place, rounds, go }) {
  const file = place.files[comparison.data];
  const found = { baseline: [], ours: [], pairs: [] };
  for (let round = 0; round < rounds; round++) {
    const { ours, baseline = go(comparison.go, file) } = sample(family, number, file);
    found.ours.push(...ours);
    found.baseline.push(...baseline);
    if (comparison.go === undefined) found.pairs.push(...ours.map((own, index) => [baseline[index], own]));
    else found.pairs.push([median(baseline), median(ours)]);
  }
  return { comparison, ...found };
}

/** Microseconds that a command takes, or the number it prints. */
function runCommand([program, ...args], { printed, exitCodes = [0] }, cwd) {
  const start = performance.now();
  const { status, stdout, stderr, error } = spawnSync(program, args, { cwd, encoding: 'utf8', maxBuffer: 2 ** 30 });
  const elapsed = (performance.now() - start) * 1000;
  if (error !== undefined || !exitCodes.includes(status))
    throw new Error(`${args.join(' ')} failed: ${error?.message ?? stderr + stdout}`);
  return printed === undefined ? elapsed : Number(stdout);
}

function compareCommands(comparison, { place }) {
  const sides = Object.entries(comparison.commands(place));
  const found = { baseline: [], ours: [] };
  for (let run = -1; run < comparison.runs; run++) {
    for (const [side, command] of run % 2 === 0 ? sides : sides.toReversed()) {
      const value = runCommand(command, comparison, place.folder);
      if (run >= 0) found[side].push(value);
    }
  }
  return { comparison, ...found, pairs: found.ours.map((own, index) => [found.baseline[index], own]) };
}

const { families, rounds, build: mustBuild, against, out } = options();
installDependencies();
if (mustBuild) await build();
const place = makePlace();
await writeData(place);
if (families.includes('protobuf')) {
  progress('making code of protobufjs');
  writeBaselines();
}
const go = buildGo();
const rows = [];
const figures = [];
const skipped = [];
for (const family of families) {
  const { comparisons } = await import(`./families/${family}.mjs`);
  for (const [number, comparison] of comparisons.entries()) {
    if (against !== undefined && !against.includes(comparison.against)) continue;
    const title = `${comparison.name} / ${comparison.against}`;
    const reason = comparison.go !== undefined && go === undefined ? 'there is no Go' : comparison.skip?.();
    if (reason !== undefined) {
      skipped.push(`SKIPPED ${title}: ${reason}`);
      progress(skipped.at(-1));
      continue;
    }
    const result =
      comparison.commands === undefined
        ? compareCalls(family, number, comparison, { place, rounds, go })
        : compareCommands(comparison, { place });
    rows.push(row(result));
    figures.push(figuresOf(family, result));
    progress(`${title}: ${rows.at(-1).ratio} ${rows.at(-1).verdict}`);
  }
}
console.log(table(rows));
if (out !== undefined) {
  const packages = pinned(['@kubernetes/client-node']);
  writeFigures(out, 'bench', { command: commandOf('npm run bench --'), packages }, figures);
}
if (skipped.length > 0) console.log(`\n${skipped.join('\n')}`);
process.exitCode = rows.some(({ verdict }) => verdict === 'OVER') ? 1 : 0;
