import { placeholder } from './arguments.js';
import { commands } from './commands.js';
import { helpOption } from './option.js';
/** What `kubetyped help` prints. */
export function programHelp() {
    return `kubetyped checks, converts and explains Kubernetes manifests, and talks to clusters. None is asked unless
you name it by --context, --kubeconfig or --server.

Usage: kubetyped COMMAND [options] [paths...]

Commands:
${columns([...commands.map(({ name, summary }) => [name, summary]), ['help [COMMAND]', 'show how a command is used']])}

Options:
${columns([optionLine('help', helpOption), optionLine('version', { type: 'boolean', help: 'show the version of the program and of the API' })])}

Examples:
  kubetyped validate manifests/                     check every manifest of a folder
  kubectl get deploy web -o yaml | kubetyped validate
  kubetyped convert -o json deployment.yaml
  kubetyped help validate                           all about one command

Exit status: 0 all is well, 1 manifests have faults, 2 wrong usage or unreadable files.
`;
}
/** What `--help` prints for one command. */
export function commandHelp(command) {
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
function optionLine(name, option) {
    const short = option.short === undefined ? '    ' : `-${option.short}, `;
    return [`${short}--${name}${option.type === 'string' ? ` ${placeholder(option)}` : ''}`, option.help];
}
function columns(rows) {
    const width = Math.max(...rows.map(([left]) => left.length));
    return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`).join('\n');
}
