// @ts-check
// How long test files take: with KUBETYPED_DURATIONS, a line for each is appended to the file that it names.
import { appendFileSync, readFileSync } from 'node:fs';

/** Times 16 and 17 of proc(5), in hundredths. The name in front of them may have spaces. */
function secondsOfChildren() {
  if (process.platform !== 'linux') return 0;
  const fields = readFileSync('/proc/self/stat', 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  return (Number(fields[13]) + Number(fields[14])) / 100;
}

/** Seconds since this process began, and its CPU seconds with those of processes that it waited for (on Linux alone). */
export function secondsSoFar() {
  const { user, system } = process.cpuUsage();
  return { elapsed: process.uptime(), cpu: (user + system) / 1e6 + secondsOfChildren() };
}

/**
 * Appends the seconds and the CPU seconds of a test file, and its name.
 * @param {string} file below the root of the tree
 * @param {{ elapsed: number, cpu: number }} [before] what its process had done before it
 */
export function noteDuration(file, before = { elapsed: 0, cpu: 0 }) {
  const durations = process.env.KUBETYPED_DURATIONS;
  if (durations === undefined) return;
  const { elapsed, cpu } = secondsSoFar();
  const seconds = [elapsed - before.elapsed, cpu - before.cpu].map((each) => each.toFixed(1).padStart(7));
  appendFileSync(durations, `${seconds.join(' ')}  ${file}\n`);
}
