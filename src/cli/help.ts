import { placeholder } from './arguments.ts';
import type { Command } from './command.ts';
import { commands } from './commands.ts';
import type { Option } from './option.ts';
import { helpOption } from './option.ts';

/** What `kubetyped help` prints. */
export function programHelp(): string {
  return `kubetyped validates, converts and explains Kubernetes manifests, and works with clusters. It
connects to a cluster only if you name one with --context, --kubeconfig or --server.

Usage: kubetyped COMMAND [options] [paths...]

Commands:
${columns([...commands.map(({ name, summary }): [string, string] => [name, summary]), ['help [COMMAND]', 'show how a command is used']])}

Options:
${columns([optionLine('help', helpOption), optionLine('version', { type: 'boolean', help: 'show the version of the program and of the API' })])}

Examples:
  kubetyped validate manifests/                     validate every manifest in a folder
  kubectl get deploy web -o yaml | kubetyped validate
  kubetyped convert -o json deployment.yaml
  kubetyped help validate                           show the help of a command

Exit status: 0 success, 1 manifests have faults, 2 wrong usage or unreadable files.
`;
}

/** What `--help` prints for one command. */
export function commandHelp(command: Command): string {
  const options = Object.entries({ ...command.options, help: helpOption });
  const groups = [...new Set(options.map(([, { group }]) => group))].sort((a) => (a === undefined ? -1 : 0));
  const sections = groups.map((group) => {
    const lines = options.filter(([, option]) => option.group === group).map((each) => optionLine(...each));
    return `${group ?? 'Options'}:\n${columns(lines)}`;
  });
  const examples = command.examples.map(([line, purpose]) => `  # ${purpose}\n  ${line}`);
  return `Usage: kubetyped ${command.usage}

${command.description}

${sections.join('\n\n')}

Examples:
${examples.join('\n\n')}
`;
}

function optionLine(name: string, option: Option): [string, string] {
  const short = option.short === undefined ? '    ' : `-${option.short}, `;
  return [`${short}--${name}${option.type === 'string' ? ` ${placeholder(option)}` : ''}`, option.help];
}

function columns(rows: readonly (readonly [string, string])[]): string {
  const width = Math.max(...rows.map(([left]) => left.length));
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`).join('\n');
}
