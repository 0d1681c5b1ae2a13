import { escape } from '../html.mjs';

const PAGES = [
  ['playground.html', 'Manifests'],
  ['playground-cel.html', 'CEL'],
  ['playground-resources.html', 'Custom resources'],
  ['playground-policies.html', 'Admission policies'],
];

/** The way from one playground to the others. */
export function otherPlaygrounds(path) {
  const links = PAGES.map(
    ([to, name]) => `<li><a href="${to}"${to === path ? ' aria-current="page"' : ''}>${name}</a></li>`,
  );
  return `<nav class="tabs" aria-label="Playgrounds"><ul>${links.join('')}</ul></nav>`;
}

/** A text area with line numbers and marks; the class Editor brings it to life. */
export function editorOf(id, label, text = '', size = 'tall') {
  const attributes = 'spellcheck="false" autocapitalize="off" autocomplete="off" wrap="off"';
  return `<div class="editor ${size}" data-name="${id}">
<pre class="lines" aria-hidden="true"></pre>
<div class="text">
<pre class="marks" aria-hidden="true"></pre>
<textarea id="${id}" aria-label="${escape(label)}" aria-describedby="verdict" ${attributes}>
${escape(text)}</textarea>
</div>
</div>`;
}

/**
 * A playground of several texts. Its script is playground-lab, its engine the script that `engine` names.
 * @param {{ path: string, title: string, about: string, engine: string, texts: object[], output: string }} page
 */
export function lab({ path, title, about, engine, texts, output }) {
  const editors = texts.map(
    ({ id, label, example = '', size }) =>
      `<label class="name-of-text" for="${id}">${escape(label)}</label>\n${editorOf(id, label, example, size)}`,
  );
  return `<h1>${title}</h1>
${otherPlaygrounds(path)}
<p>${about} The library runs in this page, and nothing leaves it.</p>
<div class="playground" data-engine="${engine}">
${editors.join('\n')}
<p id="verdict" role="status"></p>
<ol id="faults" aria-label="Faults"></ol>
<h2 class="name-of-text">${output}</h2>
<pre id="output" tabindex="0" aria-label="${output}"></pre>
</div>
<noscript><p>The playground needs JavaScript.</p></noscript>`;
}
