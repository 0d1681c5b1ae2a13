// @ts-check
// Writes generated.proto of a package: the published names, numbers and types, without comments.

/** @import { Facts } from './fact_types.ts' */

/** @param {Facts} facts */
export function protoFile(facts) {
  const lines = ['syntax = "proto2";', '', `package ${facts.protoPackage};`, ''];
  for (const path of facts.protoImports ?? []) lines.push(`import "${path}";`);
  if (facts.protoImports?.length) lines.push('');
  lines.push(`option go_package = "${facts.goPackage}";`, '');
  for (const message of facts.messages) {
    lines.push(`message ${message.name} {`);
    message.fields.forEach((field, at) => {
      const label = field.type.startsWith('map<') ? '' : `${field.label} `;
      lines.push(`  ${label}${field.type} ${field.name} = ${field.number};`);
      if (at < message.fields.length - 1) lines.push('');
    });
    lines.push('}', '');
  }
  return `${lines.join('\n').trimEnd()}\n`;
}
