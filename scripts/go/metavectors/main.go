// Command metavectors tells what Go makes of the metadata of objects, of lists, conditions and REST mappers: packages
// api/meta, api/operation, and the functions of apis/meta/v1 about metadata, options and times.
package main

import (
	"kubetyped/rows"
)

func main() {
	rows.Main([]rows.Area{
		{Name: "meta-guess", Answer: guess, Inputs: guessInputs},
		{Name: "meta-mapper", Answer: ask, Inputs: mapperInputs},
		{Name: "meta-conditions", Answer: conditions, Inputs: conditionInputs},
		{Name: "meta-accessor", Answer: access, Inputs: accessInputs},
		{Name: "meta-list", Answer: list, Inputs: listInputs},
		{Name: "meta-v1", Answer: help, Inputs: helperInputs},
		{Name: "meta-time", Answer: times, Inputs: timeInputs},
		{Name: "meta-constants", Answer: constants, Inputs: constantInputs},
	})
}
