// Figures as data, for the page of the site that shows them: each program writes a section of bench/figures.json when it is
// given `--out FILE`, and leaves the others as they are.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg, totalmem } from 'node:os';

const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
const goModule = readFileSync(new URL('../scripts/go/go.mod', import.meta.url), 'utf8');

/** Programs that ran before this one began count in it. */
const [loadBefore] = loadavg();

/** A number as it is written and shown: of so many significant digits. @param {number} value */
export const rounded = (value, digits = 3) => Number(value.toPrecision(digits));

/**
 * Writes a section, with what it was measured with.
 * @param {string} file made when it is not there
 * @param {string} section
 * @param {{ command: string, node?: string, packages?: Record<string, string> }} how the command that measures it again, the
 *   Node that ran it, and what else was compared, by version
 * @param {unknown} rows
 */
export function writeFigures(file, section, { command, node = process.execPath, packages = {} }, rows) {
  const before = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const own = {
    command,
    date: new Date().toISOString().slice(0, 10),
    machine: {
      processors: availableParallelism(),
      model: cpus()[0]?.model ?? 'unknown',
      memoryGiB: Math.round(totalmem() / 2 ** 30),
      // Above the number of processors, programs wait for each other.
      load: { before: rounded(loadBefore), after: rounded(loadavg()[0]) },
    },
    versions: {
      kubetyped: version,
      Node: versionOf(node, ['--version'])?.slice(1),
      Go: /go(\d[\w.]*)/.exec(versionOf('go', ['version']) ?? '')?.[1],
      Kubernetes: /\tk8s\.io\/kubernetes v(\S+)/.exec(goModule)?.[1],
      ...packages,
    },
    rows,
  };
  const all = Object.entries({ ...before, [section]: own }).sort(([a], [b]) => (a < b ? -1 : 1));
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(all), null, 2)}\n`);
  console.error(`wrote ${section} into ${file}`);
}

/** @param {string} program @param {string[]} args */
function versionOf(program, args) {
  const { status, stdout } = spawnSync(program, args, { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}

/** The versions of packages that bench/package-lock.json pins. @param {readonly string[]} names */
export function pinned(names) {
  const { packages } = JSON.parse(readFileSync(new URL('package-lock.json', import.meta.url), 'utf8'));
  return Object.fromEntries(names.map((name) => [name, packages[`node_modules/${name}`].version]));
}

/** The command that runs this again: its arguments without `--out` and its file. @param {string} program */
export function commandOf(program) {
  const args = process.argv.slice(2);
  const at = args.indexOf('--out');
  const given = (at < 0 ? args : args.toSpliced(at, 2)).filter((argument) => argument !== '--no-build');
  return [program, ...given].join(' ');
}
