import type { Command } from '../command.ts';

export const quantity: Command = {
  name: 'quantity',
  usage: 'quantity [options] QUANTITY...',
  description: `Reads resource quantities (250m, 1.5Gi, 2e3) and shows how Kubernetes interprets them: the
canonical form, the value and the value in thousandths as integers, both rounded away from zero,
and a rounded form for humans. Can also add or compare quantities, exactly. - reads quantities from
standard input, separated by spaces or newlines. Put -- before negative quantities:
kubetyped quantity -- -1.5Gi`,
  options: {
    sum: { type: 'boolean', short: 's', help: 'show only the sum' },
    compare: { type: 'boolean', short: 'c', help: 'compare two quantities' },
    format: {
      type: 'string',
      short: 'f',
      placeholder: 'FORMAT',
      values: ['DecimalSI', 'BinarySI', 'DecimalExponent'],
      help: 'DecimalSI, BinarySI or DecimalExponent (default: as given)',
    },
    digits: { type: 'string', placeholder: 'N', help: 'fraction digits of the human-readable form (default: 2)' },
    output: { type: 'string', short: 'o', values: ['table', 'json'], help: 'table (default), or json' },
  },
  examples: [
    ['kubetyped quantity 0.5 1536Mi', 'show the canonical forms: 500m and 1536Mi'],
    ['kubetyped quantity --compare 1G 1Gi', 'compare two quantities'],
    ['kubetyped quantity --sum --format BinarySI 512Mi 1.5Gi 1G', 'add the requests of containers'],
    [`kubectl get pods -o jsonpath='{..requests.memory}' | kubetyped quantity --sum -`, 'add the requests of all Pods'],
  ],
  run: async (args) => (await import('./show_quantities.ts')).showQuantities(args),
};
