import { type Hover, MarkupKind } from 'vscode-languageserver';
import { GroupVersion } from '#apimachinery/runtime/schema/group_version';
import type { ExplainedKind } from '../../apiserver/endpoints/openapi/explanations.ts';
import type { Fields, KnownField } from './fields.ts';
import type { ManifestText } from './manifest_text.ts';
import { spotAt } from './object_parts.ts';

/** What is known of the field at an offset, or of the kind. */
export function hover(manifest: ManifestText, offset: number, fields: Fields): Hover | null {
  const document = manifest.documentAt(offset);
  const spot = document && spotAt(document, manifest.partsOf(document), offset);
  const entry = spot?.trail.at(-1)?.entry;
  if (spot === undefined || entry === undefined) return null;
  const { object, keys, isKey, value } = spot;
  if (!isKey && value?.kind !== 'scalar') return null;
  const kind = fields.find(object.apiVersion, object.kind);
  if (kind === undefined) return null;
  const isKind = keys.length === 1 && (keys[0] === 'kind' || keys[0] === 'apiVersion');
  const field = fields.at(kind, keys);
  const text = isKind && !isKey ? describeKind(kind, fields) : field && describeField(field);
  if (text === undefined) return null;
  const [start, end] = isKey && entry.key !== undefined ? [entry.key.start, entry.key.end] : [value?.start, value?.end];
  return {
    contents: { kind: MarkupKind.Markdown, value: text },
    ...(start !== undefined && end !== undefined && { range: manifest.range(start, end) }),
  };
}

function describeKind(kind: ExplainedKind, fields: Fields): string {
  return [`**${kind.kind}** \`${new GroupVersion(kind)}\``, ...fields.describeKind(kind).map(escaped)].join('\n\n');
}

/** Markdown: name and type, description, rules, since when there is the field. */
export function describeField({ name, type, words, rules, since }: KnownField): string {
  const notes = [...rules, ...(since === undefined ? [] : [`Since Kubernetes ${since}.`])];
  return [
    `**${escaped(name)}** \`${type}\``,
    ...(words === undefined ? [] : [escaped(words)]),
    notes.map(escaped).join(' '),
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

/** Texts may hold what is markup in Markdown; code in backquotes stays code. */
function escaped(text: string): string {
  return text
    .split(/(`[^`]*`)/)
    .map((part, at) => (at % 2 === 1 ? part : part.replace(/[\\*_<>#|[\]]/g, '\\$&')))
    .join('');
}
