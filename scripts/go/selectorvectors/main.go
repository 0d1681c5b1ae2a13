// Command selectorvectors tells what Go makes of label and field selectors.
package main

import (
	"kubetyped/rows"
)

func main() {
	rows.Main([]rows.Area{
		{Name: "label-parse", Answer: parseLabels, Inputs: parseInputs},
		{Name: "label-requirement", Answer: makeRequirement, Inputs: requirementInputs},
		{Name: "label-set", Answer: compareSets, Inputs: setInputs},
		{Name: "label-map", Answer: convertMap, Inputs: mapInputs},
		{Name: "label-selector", Answer: convertSelector, Inputs: selectorInputs},
		{Name: "field-parse", Answer: parseFields, Inputs: fieldInputs},
		{Name: "field-value", Answer: escapeField, Inputs: valueInputs},
	})
}
