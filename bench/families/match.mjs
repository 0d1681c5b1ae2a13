// Matching: label selectors on many sets of labels, tolerations on the taints of many nodes.
import { doNotScheduleTaintsFilter, findMatchingUntoleratedTaint } from '../../dist/node/api/core/v1/index.js';
import { compile, parse } from '../../dist/node/apimachinery/labels/index.js';

function selectors(shapes, data, limit) {
  return {
    name: `10 label selectors, compiled, on 100,000 sets of ${shapes} shapes`,
    against: 'Go',
    go: 'select',
    data,
    limit,
    prepare([texts, sets]) {
      const matchers = JSON.parse(texts).map((text) => compile(parse(text)));
      const all = JSON.parse(sets);
      return {
        ours() {
          let matched = 0;
          for (const matches of matchers) for (const set of all) if (matches(set)) matched++;
          return matched;
        },
      };
    },
  };
}

export const comparisons = [
  // As many combinations of keys as a cluster has workloads; and, without a limit, a hidden class for nearly every set.
  selectors('500', 'labels', 1),
  selectors('100,000', 'odd-labels'),
  {
    name: 'tolerations of 500 pods, taints of 500 nodes',
    against: 'Go',
    go: 'tolerate',
    data: 'taints',
    limit: 1,
    prepare([taints, tolerations]) {
      const nodes = JSON.parse(taints);
      const pods = JSON.parse(tolerations);
      const options = { enableComparisonOperators: true };
      return {
        ours() {
          let found = 0;
          for (const pod of pods)
            for (const node of nodes)
              if (findMatchingUntoleratedTaint(node, pod, doNotScheduleTaintsFilter, options) !== undefined) found++;
          return found;
        },
      };
    },
  },
];
