// The list of packages.
import { escape } from '../html.mjs';

export const data = { permalink: 'api/index.html' };

export function render({ api }) {
  const item = ({ specifier, path, entries }) =>
    `<li><a href="../${escape(path)}"><code>${escape(specifier)}</code></a> <small>${escape(
      entries
        .slice(0, 8)
        .map(({ name }) => name)
        .join(', '),
    )}${entries.length > 8 ? ', …' : ''}</small></li>`;
  return `<h1>API</h1>
<p>What each package exports. Import paths follow Go's: <code>k8s.io/apimachinery/pkg/runtime</code> is <code>kubetyped/apimachinery/runtime</code>.</p>
<ul class="packages">
${api.map(item).join('\n')}
</ul>`;
}
