/** What differs for a reason. This list can only become shorter. */
export const knownDifferences: readonly { readonly command: RegExp; readonly why: string }[] = [
  {
    command: /get --raw \/(?:api\/v1|apis\/apps\/v1)$/,
    why: 'the status of the reference server takes every verb and has a hash of its own; that of a cluster, and ours, does not',
  },
  {
    command: /(?:\{"data":\{"d":5\}\}|create -f - --(?:validate=strict|field-manager=wrong))$/,
    why: 'our errors say where the wrong value is: data.d, before what Go says',
  },
  {
    command: /explain lamp$/,
    why: 'the fields that every object has are described in our words',
  },
];
