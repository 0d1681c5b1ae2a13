// Command patchvectors tells what Go makes of patches: strategic merge patches, JSON merge patches and JSON patches.
package main

import "kubetyped/rows"

func main() {
	rows.Main([]rows.Area{
		{Name: "strategic-two-way", Answer: answer(twoWay), Inputs: inputs(2)},
		{Name: "strategic-three-way", Answer: answer(threeWay), Inputs: inputs(3)},
		{Name: "strategic-apply", Answer: answer(apply), Inputs: inputs(2)},
		{Name: "strategic-combine", Answer: answer(combine), Inputs: inputs(2)},
		{Name: "strategic-conflicts", Answer: answer(conflicts), Inputs: inputs(2)},
		{Name: "merge-create", Answer: answer(createMerge), Inputs: inputs(2)},
		{Name: "merge-apply", Answer: answer(applyMerge), Inputs: inputs(2)},
		{Name: "merge-combine", Answer: answer(combineMerge), Inputs: inputs(2)},
		{Name: "merge-three-way", Answer: answer(threeWayMerge), Inputs: inputs(3)},
		{Name: "merge-conflicts", Answer: answer(mergeConflicts), Inputs: inputs(2)},
		{Name: "json-patch", Answer: answer(applyJSON), Inputs: jsonPatchInputs},
	})
}
