// Command validationvectors tells what Go makes of names, numbers, addresses and field errors.
package main

import "kubetyped/rows"

func main() {
	rows.Main([]rows.Area{
		{Name: "validation-name", Answer: validateName, Inputs: nameInputs},
		{Name: "validation-number", Answer: validateNumber, Inputs: numberInputs},
		{Name: "validation-address", Answer: validateAddress, Inputs: addressInputs},
		{Name: "field-error", Answer: makeFieldError, Inputs: fieldErrorInputs},
		{Name: "error-matcher", Answer: matchErrors, Inputs: matcherInputs},
		{Name: "aggregate", Answer: aggregate, Inputs: aggregateInputs},
	})
}
