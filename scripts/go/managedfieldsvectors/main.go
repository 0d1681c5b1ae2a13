// Command managedfieldsvectors tells what Go makes of server-side apply: sets of fields, typed values, updates and applies
// of managers, and whole field managers.
//
// Its area "random" makes an input of another area from a number, and answers with it and its answer.
package main

import (
	"encoding/json"
	"io"
	"math/rand"

	"k8s.io/klog/v2"
	"kubetyped/rows"
)

var areas = []rows.Area{
	{Name: "smd-element", Answer: answerElement, Inputs: elementInputs},
	{Name: "smd-value", Answer: answerValues, Inputs: inputsOf(randomValues, 1500)},
	{Name: "smd-set", Answer: answerSets, Inputs: setInputs},
	{Name: "smd-typed", Answer: answerTyped, Inputs: typedInputs},
	{Name: "smd-updater", Answer: answerUpdater, Inputs: updaterInputs},
	{Name: "field-manager", Answer: answerSequence, Inputs: sequenceInputs},
	{Name: "managed-scale", Answer: answerScale, Inputs: inputsOf(randomScale, 800)},
	{Name: "smd-openapi", Answer: answerOpenAPI, Inputs: openAPIInputs},
}

// generators make random inputs.
var generators = map[string]func(r *rand.Rand) any{
	"smd-element":   randomElement,
	"smd-value":     randomValues,
	"smd-set":       randomSets,
	"smd-typed":     randomTyped,
	"smd-updater":   randomUpdates,
	"field-manager": randomSequence,
	"managed-scale": randomScale,
}

func inputsOf(generate func(r *rand.Rand) any, count int) func(r *rand.Rand) []any {
	return func(r *rand.Rand) []any {
		out := []any{}
		for range count {
			out = append(out, generate(r))
		}
		return out
	}
}

type question struct {
	Area string `json:"area"`
	Seed int64  `json:"seed"`
}

type answered struct {
	In  json.RawMessage `json:"in"`
	Out any             `json:"out"`
}

func answerRandom(in json.RawMessage) any {
	q := rows.Read[question](in)
	input, err := json.Marshal(generators[q.Area](rand.New(rand.NewSource(q.Seed))))
	if err != nil {
		panic(err)
	}
	for _, area := range areas {
		if area.Name == q.Area {
			return answered{In: input, Out: area.Answer(input)}
		}
	}
	panic(q.Area)
}

func main() {
	// Go logs every object whose managedFields it can't read, and there are many.
	klog.LogToStderr(false)
	klog.SetOutput(io.Discard)
	random := rows.Area{Name: "random", Answer: answerRandom, Inputs: schemaRows}
	if isServing() {
		rows.Main(append(areas, random))
		return
	}
	rows.Main(append(areas, rows.Area{Name: "smd-schema", Answer: answerSchema, Inputs: schemaRows}))
}
