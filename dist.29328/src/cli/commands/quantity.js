export const quantity = {
    name: 'quantity',
    usage: 'quantity [options] QUANTITY...',
    description: `Reads resource quantities (250m, 1.5Gi, 2e3) and shows how Kubernetes interprets them: the
canonical text, the value and the value in thousandths as whole numbers, both rounded away from
zero, and a short text for people, rounded to the nearest. Or adds them up, or compares two, all
of it exactly. - stands for the quantities on standard input, with spaces or line feeds between
them. A negative one needs -- in front: kubetyped quantity -- -1.5Gi`,
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
        output: { type: 'string', short: 'o', values: ['table', 'json'], help: 'table (default), or one json document' },
    },
    examples: [
        ['kubetyped quantity 0.5 1536Mi', 'the canonical texts are 500m and 1536Mi'],
        ['kubetyped quantity --compare 1G 1Gi', 'which is larger?'],
        ['kubetyped quantity --sum --format BinarySI 512Mi 1.5Gi 1G', 'what containers ask for together'],
        [`kubectl get pods -o jsonpath='{..requests.memory}' | kubetyped quantity --sum -`, 'and those of a cluster'],
    ],
    run: async (args) => (await import('./show_quantities.js')).showQuantities(args),
};
