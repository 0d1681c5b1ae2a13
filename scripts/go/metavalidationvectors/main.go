// Command metavalidationvectors tells what Go's validation makes of metadata, selectors, conditions and options.
package main

import "kubetyped/rows"

func main() {
	rows.Main([]rows.Area{
		{Name: "object-meta", Answer: validateObjectMeta, Inputs: objectMetaInputs},
		{Name: "managed-fields", Answer: validateManagedFields, Inputs: managedFieldsInputs},
		{Name: "selector-rules", Answer: validateSelectors, Inputs: selectorInputs},
		{Name: "condition", Answer: validateConditions, Inputs: conditionInputs},
		{Name: "request-options", Answer: validateOptions, Inputs: optionsInputs},
	})
}
