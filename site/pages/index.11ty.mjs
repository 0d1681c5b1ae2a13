// The first page: what it is, one snippet, and where to go.
import { readFileSync } from 'node:fs';
import { escape, fromMarkdown } from '../html.mjs';

export const data = { permalink: 'index.html' };

export function render({ guides, version }) {
  const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
  const beginning = readme.slice(readme.indexOf('\n', 2), readme.indexOf('\n## '));
  return `<h1>kubetyped</h1>
<p class="rules">Version ${escape(version)}. <code>npm install kubetyped</code></p>
<ul class="cards">
${guides.map(({ path, title, lead }) => `<li><a href="${path}">${escape(title)}</a>${lead === undefined ? '' : ` ${escape(lead)}`}</li>`).join('\n')}
<li><a href="reference/index.html">Kinds</a></li>
<li><a href="api/index.html">API</a></li>
<li><a href="playground.html">Playground</a></li>
</ul>
${fromMarkdown(beginning)}`;
}
