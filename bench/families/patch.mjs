// Making and applying patches. Against Go from text to text, as both do it at an API server; against fast-json-patch with
// objects.
import { CustomResourceDefinition } from '../../dist/node/api/apiextensions/v1/index.js';
import { Pod } from '../../dist/node/api/core/v1/index.js';
import { marshal, unmarshal } from '../../dist/node/apimachinery/util/json/index.js';
import {
  applyPatch,
  createMergePatch,
  createPatch,
  mergePatch,
} from '../../dist/node/apimachinery/util/jsonpatch/index.js';
import { createTwoWayMergePatch, strategicMergePatch } from '../../dist/node/apimachinery/util/strategicpatch/index.js';

const fast = await import('fast-json-patch').then(
  ({ default: library }) => library,
  () => undefined,
);

const pairsOf = (texts) =>
  Array.from({ length: texts.length / 2 }, (_, index) => texts.slice(2 * index, 2 * index + 2));

function againstGo(data, kind) {
  const methods = {
    strategic: {
      create: (before, after) => createTwoWayMergePatch(before, after, kind),
      apply: (before, patch) => strategicMergePatch(before, patch, kind),
    },
    merge: {
      create: (before, after) => marshal(createMergePatch(unmarshal(before), unmarshal(after))),
      apply: (before, patch) => marshal(mergePatch(unmarshal(before), unmarshal(patch))),
    },
  };
  return Object.entries(methods).flatMap(([type, { create, apply }]) => [
    {
      name: `create ${type} patch, ${data}`,
      against: 'Go',
      go: `${type}-create`,
      data,
      prepare(texts) {
        const pairs = pairsOf(texts);
        return { ours: (turn) => create(...pairs[turn % pairs.length]) };
      },
    },
    {
      name: `apply ${type} patch, ${data}`,
      against: 'Go',
      go: `${type}-apply`,
      data,
      prepare(texts) {
        const work = pairsOf(texts).map(([before, after]) => [before, create(before, after)]);
        return { ours: (turn) => apply(...work[turn % work.length]) };
      },
    },
  ]);
}

function againstFast(data) {
  const skip = () => (fast === undefined ? 'fast-json-patch is missing (npm ci in bench)' : undefined);
  return [
    {
      name: `create JSON patch, ${data}`,
      against: 'fast-json-patch',
      data,
      skip,
      prepare(texts) {
        const pairs = pairsOf(texts.map((text) => JSON.parse(text)));
        return {
          baseline: (turn) => fast.compare(...pairs[turn % pairs.length]),
          ours: (turn) => createPatch(...pairs[turn % pairs.length]),
        };
      },
    },
    {
      name: `apply JSON patch, ${data}`,
      against: 'fast-json-patch, copying',
      data,
      skip,
      prepare(texts) {
        const work = pairsOf(texts.map((text) => JSON.parse(text))).map(([before, after]) => [
          before,
          createPatch(before, after),
        ]);
        return {
          baseline: (turn) =>
            fast.applyPatch(work[turn % work.length][0], work[turn % work.length][1], true, false).newDocument,
          ours: (turn) => applyPatch(...work[turn % work.length]),
        };
      },
    },
  ];
}

// The schemas in a CustomResourceDefinition stay as they are: Go can't tell how they are merged.
export const comparisons = [
  ...againstGo('pod pairs', Pod),
  ...againstGo('CRD pair', CustomResourceDefinition),
  ...againstFast('pod pairs'),
  ...againstFast('CRD pair'),
];
