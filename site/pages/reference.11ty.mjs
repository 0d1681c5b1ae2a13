// The page of a kind or a shared type.
import { escape, escapePaths } from '../html.mjs';
import { rootOf } from '../layout.mjs';
import { folderOf, nameOf } from '../reference/pages.mjs';

export const data = {
  pagination: { data: 'reference.pages', size: 1, alias: 'entry' },
  permalink: ({ entry }) => entry.path,
};

export function render({ entry, reference: { hrefs }, page }) {
  const root = rootOf(page.url);
  const linkTo = (type, text) => `<a href="${root}${escape(hrefs.get(type))}">${escape(text)}</a>`;
  const typeText = (field) => {
    if (field.below === undefined || !hrefs.has(field.below)) return escape(field.type);
    const name = nameOf(field.below);
    return field.type.endsWith(name)
      ? escape(field.type.slice(0, -name.length)) + linkTo(field.below, name)
      : linkTo(field.below, field.type);
  };
  const row = (section, field) => {
    const id = `${section.name}.${field.name}`;
    const required = field.doc.includes('Required.');
    const rules = [
      ...field.doc.filter((sentence) => sentence !== 'Required.'),
      ...(field.since === undefined ? [] : [`Since ${field.since}.`]),
    ];
    return `<dt id="${escape(id)}"><a class="name" href="#${escape(id)}">${escape(field.name)}</a> <code>${typeText(field)}</code>${
      required ? ' <span class="required">required</span>' : ''
    }</dt>
<dd>${field.words === undefined ? '' : `<p>${escape(field.words)}</p>`}${
      rules.length === 0 ? '' : `<p class="rules">${rules.map(escape).join(' ')}</p>`
    }</dd>`;
  };
  const [whole] = entry.sections;
  const parts = entry.sections.map((section) => {
    const heading =
      section === whole ? '' : `<h2 id="${escape(section.name)}">${escape(section.name)}</h2>\n${intro(section)}`;
    return `${heading}<dl class="fields">\n${section.fields.map((field) => row(section, field)).join('\n')}\n</dl>`;
  });
  const users =
    entry.usedBy.length === 0
      ? ''
      : `<h2 id="used-by">Used by</h2>\n<ul class="types">${entry.usedBy
          .map((type) => `<li>${linkTo(type, nameOf(type))} <small>${escape(folderOf(type))}</small></li>`)
          .join('')}</ul>`;
  return `<p class="crumbs"><a href="${root}reference/index.html">Kinds</a> / ${escape(entry.folder)}</p>
<h1>${escape(entry.name)}</h1>
${intro(whole)}${entry.kind === undefined ? '' : `<p class="rules">${entry.kind.map(escapePaths).join('<br>')}</p>`}
${importLine(entry)}
${parts.join('\n')}
${users}`;
}

function intro({ words, doc }) {
  return `${words === undefined ? '' : `<p>${escape(words)}</p>\n`}${doc.length === 0 ? '' : `<p class="rules">${doc.map(escape).join(' ')}</p>\n`}`;
}

function importLine({ folder: path, name, type }) {
  const prefix = type.startsWith('k8s.io/apimachinery') ? 'apimachinery/apis' : 'api';
  return `<pre tabindex="0"><code>import { ${escape(name)} } from 'kubetyped/${prefix}/${escape(path)}';</code></pre>`;
}
