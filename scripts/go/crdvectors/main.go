//go:debug urlstrictcolons=1

// Command crdvectors tells what Go makes of custom resources: validation by a schema, pruning, defaulting, sets and maps,
// embedded metadata, formats, patterns, and all of it together as the API server creates an object.
package main

import (
	"encoding/json"

	"kubetyped/rows"
)

func main() {
	rows.Main([]rows.Area{
		{Name: "crd-format", Answer: hasFormat, Inputs: formatInputs},
		{Name: "crd-pattern", Answer: matchPattern, Inputs: patternInputs},
		{Name: "crd-schema", Answer: validateSchema, Inputs: schemaInputs},
		{Name: "crd-prune", Answer: prune, Inputs: pruneInputs},
		{Name: "crd-default", Answer: setDefaults, Inputs: defaultInputs},
		{Name: "crd-list-type", Answer: validateLists, Inputs: listInputs},
		{Name: "crd-object-meta", Answer: validateEmbedded, Inputs: embeddedInputs},
		{Name: "custom-resource", Answer: create, Inputs: resourceInputs},
		{Name: "crd-spelling", Answer: createFromText, Inputs: spellingInputs},
	})
}

func raw(text string) json.RawMessage {
	return json.RawMessage(text)
}
