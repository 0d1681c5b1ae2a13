// Command errorvectors tells what Go makes of API errors: those of package api/errors, and those that client-go makes
// of responses.
package main

import (
	"kubetyped/rows"
)

func main() {
	rows.Main([]rows.Area{
		{Name: "status-error", Answer: construct, Inputs: constructorInputs},
		{Name: "status-generic", Answer: generic, Inputs: genericInputs},
		{Name: "status-predicates", Answer: judge, Inputs: predicateInputs},
		{Name: "status-object", Answer: fromObject, Inputs: objectInputs},
		{Name: "status-response", Answer: fromResponse, Inputs: responseInputs},
	})
}
