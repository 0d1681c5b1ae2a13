import { editorOf, otherPlaygrounds } from '../playground/page.mjs';

export const data = { permalink: 'playground.html' };

export function render() {
  return `<h1>Playground</h1>
${otherPlaygrounds('playground.html')}
<p>Paste manifests, YAML or JSON. The library runs in this page, and nothing leaves it. CustomResourceDefinitions
among them judge custom resources, rules in CEL included.</p>
<div class="playground">
${editorOf('input', 'Manifests')}
<p id="verdict" role="status"></p>
<ol id="faults" aria-label="Faults"></ol>
<fieldset id="formats">
<legend>As</legend>
<label><input type="radio" name="format" value="json" checked> JSON</label>
<label><input type="radio" name="format" value="yaml"> YAML</label>
<label><input type="radio" name="format" value="canonical"> Canonical JSON</label>
<label><input type="radio" name="format" value="protobuf"> Protobuf</label>
</fieldset>
<pre id="output" tabindex="0" aria-label="Output"></pre>
</div>
<noscript><p>The playground needs JavaScript.</p></noscript>`;
}
