// The first page: what it is, one snippet, and where to go.
import { readFileSync } from 'node:fs';
import { groupsOf } from '../guides.mjs';
import { escape, fromMarkdown } from '../html.mjs';

export const data = { permalink: 'index.html' };

export function render({ guides, version }) {
  const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
  // Links to what stands further below lead nowhere here.
  const beginning = readme
    .slice(readme.indexOf('\n', 2), readme.indexOf('\n## '))
    .replace(/\[([^\]]*)\]\(#[^)]*\)/g, '$1');
  const endOfSnippet = beginning.indexOf('\n```\n') + '\n```\n'.length;
  const [first, ...more] = groupsOf(guides).map(({ name, pages }) => ({ name, cards: pages.map(card).join('\n') }));
  return `<h1>kubetyped</h1>
<p class="rules">Version ${escape(version)}. <code>npm install kubetyped</code></p>
${fromMarkdown(beginning.slice(0, endOfSnippet))}
<ul class="cards">
${first.cards}
${OTHERS.map(card).join('\n')}
</ul>
${fromMarkdown(beginning.slice(endOfSnippet))}
${more.map(({ name, cards }) => `<h2>${name}</h2>\n<ul class="cards">\n${cards}\n</ul>`).join('\n')}`;
}

const OTHERS = [
  {
    path: 'reference/index.html',
    title: 'Kinds',
    lead: 'Every Kind and field: what it is for, its type, rules and history.',
  },
  { path: 'api/index.html', title: 'API', lead: 'What each package exports.' },
  { path: 'playground.html', title: 'Playground', lead: 'Paste a manifest; see its faults and other formats.' },
  {
    path: 'compare.html',
    title: 'Comparison',
    lead: 'Beside the official client, client-go, envtest and kubeconform.',
  },
];

function card({ path, title, lead }) {
  return `<li><a href="${path}">${escape(title)}<small>${escape(lead)}</small></a></li>`;
}
