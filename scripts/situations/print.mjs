// @ts-check
// Prints questions about the situations that tests of k8s.io/apiserver and apiextensions-apiserver are about, and about objects
// of built-in Kinds, one JSON object a line, for the Go programs:
//   node scripts/situations/print.mjs expressions | resources | definitions | plugins | strategies | telling | warnings
import { calls } from './calls.mjs';
import { containers, equality } from './containers.mjs';
import { defaultPlugins } from './default_plugins.mjs';
import { definitionEdges } from './definition_edges.mjs';
import { definitions } from './definitions.mjs';
import { core } from './edges/core.mjs';
import { otherGroups } from './edges/other_groups.mjs';
import { pods } from './edges/pods.mjs';
import { workloads } from './edges/workloads.mjs';
import { estimates } from './estimates.mjs';
import { formatEdges } from './format_edges.mjs';
import { found } from './found.mjs';
import { levels } from './levels.mjs';
import { messages } from './messages.mjs';
import { objects } from './objects.mjs';
import { strategies } from './strategies.mjs';
import { telling } from './telling.mjs';
import { updates } from './updates.mjs';
import { values } from './values.mjs';
import { warnings } from './warnings.mjs';

/** @type {Record<string, readonly object[]>} */
const questions = {
  expressions: [...values, ...containers, ...equality, ...objects, ...estimates, ...calls],
  resources: [...levels, ...messages, ...updates, ...formatEdges],
  definitions: [...definitions, ...definitionEdges],
  plugins: defaultPlugins,
  strategies: [...strategies, ...found, ...pods, ...core, ...workloads, ...otherGroups],
  telling,
  warnings,
};
const wanted = process.argv[2] ?? '';
if (questions[wanted] === undefined) {
  console.error(`usage: print.mjs ${Object.keys(questions).join(' | ')}`);
  process.exit(2);
}
for (const question of questions[wanted]) console.log(JSON.stringify(question));
