// The page of a package.
import { escape, fromMarkdown } from '../html.mjs';

export const data = {
  pagination: { data: 'api', size: 1, alias: 'entry' },
  permalink: ({ entry }) => entry.path,
};

export function render({ entry: { specifier, entries, examples } }) {
  const isKinds = /^kubetyped\/api\/./.test(specifier);
  const part = ({ name, kind, code, doc }) => `<h2 id="${escape(name)}">${escape(name)} <small>${kind}</small></h2>
<pre tabindex="0"><code>${escape(code)}</code></pre>
${fromMarkdown(toMarkdown(doc))}`;
  return `<p class="crumbs"><a href="index.html">API</a></p>
<h1>${escape(specifier)}</h1>
${isKinds ? '<p>Besides the Kinds and their types, which <a href="../reference/index.html">the reference</a> has.</p>' : ''}
<p class="names">${entries.map(({ name }) => `<a href="#${escape(name)}">${escape(name)}</a>`).join(' ')}</p>
${examples
  .slice(0, 3)
  .map((snippet) => `<pre class="example" tabindex="0"><code>${escape(snippet)}</code></pre>`)
  .join('\n')}
${entries.map(part).join('\n')}`;
}

/** The text of a doc comment, its tags as a list. */
function toMarkdown(doc) {
  return doc
    .replace(/\{@link ([^}]*)\}/g, '`$1`')
    .replace(/^@param (\w+) /gm, '\n- `$1`: ')
    .replace(/ *@(returns|throws|deprecated) /g, (_, tag) => `\n- ${tag} `);
}
