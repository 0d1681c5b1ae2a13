// @ts-check
// Documentation: descriptions, and what the facts say besides.

/** @import { Facts, FieldFacts, KindFacts, StructFacts, TypeFacts } from './fact_types.ts' */
/** The right margin of generated comments. */
const WIDTH = 120;

/**
 * REST path of a kind, as written in its doc.
 * @param {Facts} facts
 * @param {KindFacts} kind
 */
export function restPath(facts, kind) {
  if (kind.plural === undefined) return undefined;
  const base = facts.group === '' ? `/api/${facts.version}` : `/apis/${facts.group}/${facts.version}`;
  const scope = kind.scope === 'Namespaced' ? '/namespaces/{namespace}' : '';
  const verbs = kind.verbs;
  const named = verbs === undefined || !(verbs.length === 1 && verbs[0] === 'create');
  return `${base}${scope}/${kind.plural}${named ? '/{name}' : ''}`;
}

/**
 * @param {Facts} facts
 * @param {KindFacts} kind
 */
export function kindDoc(facts, kind) {
  const lines = [];
  const groupVersion = facts.group === '' ? facts.version : `${facts.group}/${facts.version}`;
  if (kind.list) lines.push(`A list of ${kind.itemKind ?? 'objects'} (${groupVersion}).`);
  else lines.push(`${kind.name} of ${groupVersion}.`);
  const path = restPath(facts, kind);
  if (path !== undefined) lines.push(`${kind.scope === 'Namespaced' ? 'Namespaced' : 'Cluster-scoped'}: \`${path}\`.`);
  for (const parent of kind.subresourceOf ?? []) lines.push(`Subresource \`${parent}\`.`);
  if (kind.subresources?.length)
    lines.push(`Subresources: ${kind.subresources.map((name) => `\`${name}\``).join(', ')}.`);
  if (kind.verbs?.length) lines.push(`Verbs: ${kind.verbs.join(', ')}.`);
  const life = [];
  if (kind.introduced) life.push(`introduced in ${kind.introduced}`);
  if (kind.deprecated) life.push(`deprecated in ${kind.deprecated}`);
  if (kind.removed) life.push(`removed in ${kind.removed}`);
  if (life.length > 0) lines.push(`${capital(life.join(', '))}.`);
  if (kind.replacement) {
    const { group, version, kind: name } = kind.replacement;
    lines.push('', `@deprecated Use ${name} of ${group === '' ? version : `${group}/${version}`}.`);
  } else if (kind.deprecated) lines.push('', '@deprecated');
  return lines;
}

/** @param {StructFacts} struct */
export function structDoc(struct) {
  const lines = [];
  if (struct.union) lines.push('Of the members of this union only one may be set.');
  if (struct.deprecated) lines.push('@deprecated');
  return lines;
}

/**
 * What the facts say about a field, a sentence each. What its description says already is left out.
 * @param {FieldFacts} field
 * @param {{ enumValues?: readonly string[] | undefined, element: TypeFacts, words?: string | undefined, since?: string | undefined }} about
 */
export function fieldDoc(field, { enumValues, element, words = '', since }) {
  const lines = [];
  if (field.required) lines.push('Required.');
  if (enumValues !== undefined) lines.push(`One of ${enumValues.map((value) => `\`${value}\``).join(', ')}.`);
  if (field.default !== undefined)
    lines.push(`Default: \`${typeof field.default === 'string' ? field.default : JSON.stringify(field.default)}\`.`);
  if (field.listType === 'map')
    lines.push(`List with unique ${(field.listMapKeys ?? []).map((key) => `\`${key}\``).join(' + ')}.`);
  if (field.listType === 'set') lines.push('List of unique values.');
  if (field.patchMergeKey) lines.push(`Strategic merge patch merges by \`${field.patchMergeKey}\`.`);
  else if (field.patchStrategy) lines.push(`Strategic merge patch: ${field.patchStrategy}.`);
  const unit = unitOf(field, element);
  if (
    unit !== undefined &&
    !words.toLowerCase().includes(/second|minute|byte|percent|base64/i.exec(unit)?.[0].toLowerCase() ?? unit)
  )
    lines.push(unit);
  lines.push(...validationDocs(field.validations ?? []));
  if (field.union?.length) lines.push('At most one member of this union may be set.');
  if (since !== undefined) lines.push(`Since Kubernetes ${since}.`);
  if (field.featureGates?.length) lines.push(`Feature gate: ${field.featureGates.join(', ')}.`);
  if (field.deprecated) lines.push('@deprecated');
  return lines;
}

/**
 * @param {FieldFacts} field
 * @param {TypeFacts} element
 */
function unitOf(field, element) {
  const name = field.json;
  const isNumber = element.basic === 'int32' || element.basic === 'int64';
  if (isNumber && /seconds$/i.test(name)) return 'In seconds.';
  if (isNumber && /minutes$/i.test(name)) return 'In minutes.';
  if (isNumber && /bytes$/i.test(name)) return 'In bytes.';
  if (isNumber && /percent(age)?$/i.test(name)) return 'In percent.';
  if (element.bytes) return 'Base64.';
  return undefined;
}

/** @param {readonly string[]} validations */
function validationDocs(validations) {
  const docs = new Set();
  for (const validation of validations) {
    // The rule may stand inside wrappers such as +k8s:alpha(since: "1.36")=+k8s:maxItems=10.
    const match = /\+k8s:(maxItems|maxLength|maxBytes|minimum|maximum|immutable|format)(?:=(.*))?$/.exec(validation);
    if (match === null || /\+k8s:(item|subfield|eachKey|eachVal)\(/.test(validation)) continue;
    const [, rule, value] = match;
    if (rule === 'maxItems') docs.add(`At most ${value} items.`);
    if (rule === 'maxLength') docs.add(`At most ${value} characters.`);
    if (rule === 'maxBytes') docs.add(`At most ${value} bytes.`);
    if (rule === 'minimum') docs.add(`At least ${value}.`);
    if (rule === 'maximum') docs.add(`At most ${value}.`);
    if (rule === 'immutable') docs.add('Immutable.');
    if (rule === 'format') docs.add(`Format: ${value.replace(/^k8s-/, '').replaceAll('-', ' ')}.`);
  }
  return docs;
}

/**
 * A doc comment that begins with a description. What to use instead goes where editors show it.
 * @param {string | undefined} words
 * @param {string[]} lines
 */
export function withWords(words, lines) {
  if (words === undefined) return lines;
  const deprecation = lines.at(-1) === '@deprecated' ? /^(.*?) ?\bDeprecated: (.+)$/.exec(words) : null;
  if (deprecation === null) return lines.length > 0 && lines[0] !== '' ? [words, '', ...lines] : [words, ...lines];
  const [, said, instead] = deprecation;
  return [...(said === '' ? [] : [said, '']), ...lines.slice(0, -1), `@deprecated ${capital(instead)}`];
}

/**
 * Lines of a width at most. Code is not broken.
 * @param {string} text
 * @param {number} width
 */
function wrap(text, width) {
  /** @type {string[]} */
  const lines = [];
  for (const word of text.match(/(?:`[^`]*`|[^ ])+/g) ?? ['']) {
    if (lines.length > 0 && `${lines.at(-1)} ${word}`.length <= width) lines.push(`${lines.pop()} ${word}`);
    else lines.push(word);
  }
  return lines;
}

/**
 * A TSDoc comment.
 * @param {readonly string[]} paragraphs
 * @param {string} [indent]
 */
export function comment(paragraphs, indent = '') {
  const lines = paragraphs.flatMap((text) => wrap(text, WIDTH - indent.length - ' * '.length));
  const text = lines.filter((line, at) => line !== '' || (at > 0 && at < lines.length - 1));
  if (text.length === 0) return '';
  if (text.length === 1 && `${indent}/** ${text[0]} */`.length <= WIDTH) return `${indent}/** ${text[0]} */\n`;
  return `${indent}/**\n${text.map((line) => `${indent} *${line === '' ? '' : ` ${line}`}\n`).join('')}${indent} */\n`;
}

/** @param {string} text */
function capital(text) {
  return text[0].toUpperCase() + text.slice(1);
}
