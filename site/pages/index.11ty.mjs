// The first page: what it is, one snippet, and where to go.
import { readFileSync } from 'node:fs';
import { escape, fromMarkdown } from '../html.mjs';

export const data = { permalink: 'index.html' };

export function render({ guides, version }) {
  const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
  // Links to what stands further below lead nowhere here.
  const beginning = readme
    .slice(readme.indexOf('\n', 2), readme.indexOf('\n## '))
    .replace(/\[([^\]]*)\]\(#[^)]*\)/g, '$1');
  return `<h1>kubetyped</h1>
<p class="rules">Version ${escape(version)}. <code>npm install kubetyped</code></p>
<ul class="cards">
${guides.map(({ path, title, lead }) => card(path, title, lead)).join('\n')}
${card('reference/index.html', 'Kinds', 'Every Kind and field: what it is for, its type, rules and history.')}
${card('api/index.html', 'API', 'What each package exports.')}
${card('playground.html', 'Playground', 'Paste a manifest; see its faults and other formats.')}
</ul>
${fromMarkdown(beginning)}`;
}

function card(path, title, text) {
  return `<li><a href="${path}">${escape(title)}<small>${escape(text)}</small></a></li>`;
}
