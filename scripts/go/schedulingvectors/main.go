// Command schedulingvectors tells what Go makes of what decides where a pod goes: taints and tolerations, node selectors,
// resource lists, the requests and limits of pods; and of references to objects.
package main

import (
	"kubetyped/rows"
)

func main() {
	rows.Main([]rows.Area{
		{Name: "taint", Answer: compareTaints, Inputs: taintInputs},
		{Name: "node-selector", Answer: selectNodes, Inputs: nodeSelectorInputs},
		{Name: "resource-list", Answer: compareResources, Inputs: resourceListInputs},
		{Name: "pod-resources", Answer: podResources, Inputs: podInputs},
		{Name: "object-reference", Answer: referToObject, Inputs: referenceInputs},
	})
}
