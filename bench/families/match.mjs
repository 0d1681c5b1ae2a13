// Matching: label selectors on many sets of labels, tolerations on the taints of many nodes, requests on what nodes have left.
import {
  doNotScheduleTaintsFilter,
  findMatchingUntoleratedTaint,
  ResourceTotals,
} from '../../dist/node/api/core/v1/index.js';
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
  {
    name: 'fits: requests of 500 pods, what 500 nodes have left',
    against: 'Go',
    go: 'fit',
    data: 'resources',
    limit: 1,
    prepare([requests, allocatable]) {
      const pods = JSON.parse(requests).map((list) => new ResourceTotals(list));
      const nodes = JSON.parse(allocatable).map((list) => new ResourceTotals(list));
      return {
        ours() {
          let matched = 0;
          for (const pod of pods) for (const node of nodes) if (pod.fits(node)) matched++;
          return matched;
        },
      };
    },
  },
  {
    name: 'sum: requests of 500 pods, a hundred times',
    against: 'Go',
    go: 'sum',
    data: 'resources',
    limit: 1,
    prepare([requests]) {
      const pods = JSON.parse(requests).map((list) => new ResourceTotals(list));
      return {
        ours() {
          let total;
          for (let round = 0; round < 100; round++) {
            total = new ResourceTotals();
            for (const pod of pods) total.add(pod);
          }
          return total;
        },
      };
    },
  },
];
