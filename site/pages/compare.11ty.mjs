// Kubetyped beside what else one might use: what each can do, and measured figures, all from bench/figures.json.
import { readFileSync } from 'node:fs';
import { CAPABILITIES } from '../compare/capabilities.mjs';
import { figure, provenance, table } from '../compare/figures.mjs';
import { escape, fromMarkdownLine } from '../html.mjs';

export const data = { permalink: 'compare.html' };

export function render() {
  const { bench, client, requests, sizes } = JSON.parse(
    readFileSync(new URL('../../bench/figures.json', import.meta.url), 'utf8'),
  );
  return `<h1>Comparison</h1>
<p>kubetyped beside what else you might use: what each can do, with the place that says so, and what each takes, with the command that measures it in a clone of the repository. Figures are those of one machine; what counts is how they compare. What kubetyped takes more for is said, too.</p>
${CAPABILITIES.map(capability).join('\n')}
<p class="rules">A dash: the packages compared export nothing of the kind.</p>
${speed(bench)}
${calls(client)}
${servers(requests)}
${packages(sizes)}`;
}

function capability({ title, columns, rows }) {
  const cell = (given) => {
    if (given === undefined) return '–';
    const [text, source] = given;
    return `<a href="${escape(source)}">${fromMarkdownLine(text)}</a>`;
  };
  return `<h2 id="${idOf(title)}">${escape(title)}</h2>
${table(
  ['', ...columns.map(escape)],
  rows.map(({ name, cells }) => [escape(name), ...cells.map(cell)]),
)}`;
}

const idOf = (title) => title.toLowerCase().replaceAll(' ', '-');

/** Times of single operations; those in which kubetyped is slower first. */
function speed(section) {
  const rows = section.rows.toSorted((a, b) => b.quotient - a.quotient);
  const part = (title, part) =>
    part.length === 0
      ? ''
      : `<h3>${title}</h3>
${table(
  ['', 'kubetyped', 'beside', 'its time', 'quotient'],
  part.map(({ name, against, unit, ours, theirs, quotient }) => [
    escape(name),
    figure(ours.least, unit),
    escape(labelOf(against)),
    figure(theirs.least, unit),
    figure(quotient),
  ]),
)}`;
  return `<h2 id="operations">Operations</h2>
${provenance(section)}
<p>The fastest sample of each side; the quotient is kubetyped’s time divided by the other’s. “Go” is the Go library that does the same.</p>
${part(
  'kubetyped is slower',
  rows.filter(({ quotient }) => quotient > 1),
)}
${part(
  'kubetyped is as fast, or faster',
  rows.filter(({ quotient }) => quotient <= 1),
)}`;
}

/** Clients of one server that answers from memory. */
function calls(section) {
  const sides = [...new Set(section.rows.flatMap((row) => Object.keys(row.sides)))];
  const of = (unit, name) =>
    table(
      ['', ...sides.map((side) => escape(labelOf(side)))],
      section.rows.map((row) => [escape(row.name), ...sides.map((side) => figure(row.sides[side]?.[name], unit))]),
    );
  return `<h2 id="clients">Clients</h2>
${provenance(section)}
<p>All call the same server, whose answers are made beforehand, and read every Pod. Seconds of CPU of the client:</p>
${of('s', 'cpuSeconds')}
${verdicts(
  section.rows.map(({ name, sides: found }) => ({
    name,
    takes: Object.fromEntries(Object.entries(found).map(([side, { cpuSeconds }]) => [side, cpuSeconds])),
  })),
  [
    ['ours, JSON', 'official client, JSON'],
    ['ours, JSON', 'client-go, JSON'],
    ['ours, Protobuf', 'client-go, Protobuf'],
  ],
)}
<p>The most memory that its process had:</p>
${of('MiB', 'peakMiB')}`;
}

/** API servers, by request. */
function servers(section) {
  const { cpuMilliseconds, memoryMB, idleCPUMillisecondsPerSecond } = section.rows;
  const names = Object.keys(memoryMB);
  const row = (name, values, unit) => [name, ...names.map((server) => figure(values[server], unit))];
  return `<h2 id="api-servers">API servers</h2>
${provenance(section)}
<p>CPU of a request, with HTTPS, a token, RBAC and the admission plug-ins of a cluster in all. kube-apiserver is measured with its etcd, and so is kubetyped with etcd.</p>
${table(
  ['', ...names.map((name) => escape(labelOf(name)))],
  [
    ...cpuMilliseconds.map((each) => row(escape(each.name), each.servers, 'ms')),
    row('memory in the end', memoryMB, 'MB'),
    row('CPU of a second without requests', idleCPUMillisecondsPerSecond, 'ms'),
  ],
)}
${verdicts(
  cpuMilliseconds.map((each) => ({ name: each.name, takes: each.servers })),
  names.filter((name) => name !== 'kube-apiserver').map((name) => [name, 'kube-apiserver']),
)}`;
}

/** What kubetyped takes more CPU for than another, and what not, in sentences. */
function verdicts(rows, pairs) {
  const sentence = ([ours, theirs]) => {
    const both = rows.filter(({ takes }) => takes[ours] !== undefined && takes[theirs] !== undefined);
    const more = both.filter(({ takes }) => takes[ours] > takes[theirs]);
    const less = both.filter(({ takes }) => takes[ours] <= takes[theirs]);
    const list = (part) => part.map(({ name }) => escape(name)).join('; ') || 'nothing';
    return `<li>${escape(labelOf(ours))} takes more than ${escape(labelOf(theirs))} for: ${list(more)}. No more for: ${list(less)}.</li>`;
  };
  return `<ul>\n${pairs.map(sentence).join('\n')}\n</ul>`;
}

/** The name that a reader knows of what the benchmarks compare. */
function labelOf(name) {
  return name.replace(/^ours\b/, 'kubetyped').replace(/^(?:official client|client-node)\b/, '@kubernetes/client-node');
}

function packages(section) {
  return `<h2 id="packages">Packages</h2>
${provenance(section)}
<p>Installed from npm with what they depend on, without optional peers; and bundles of two programs, minified and gzipped: one lists the Pods of the cluster that a kubeconfig names, one writes a Deployment as YAML.</p>
${table(
  ['', 'types of Kubernetes', 'packages', 'installed', 'lists Pods', 'writes YAML'],
  section.rows.map(({ name, kubernetes, packages: count, installedMB, bundleKB }) => [
    escape(name),
    escape(kubernetes),
    figure(count),
    figure(installedMB, 'MB'),
    figure(bundleKB.list, 'KB'),
    figure(bundleKB.write, 'KB'),
  ]),
)}`;
}
