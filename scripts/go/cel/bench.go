package main

import (
	"encoding/json"
	"fmt"
	"os"

	"github.com/google/cel-go/cel"

	"kubetyped/timing"
)

// bench measures the evaluation of a question's expression, which must be true.
func bench(path string) error {
	text, err := os.ReadFile(path)
	if err != nil {
		return err
	}
	var question Question
	if err := json.Unmarshal(text, &question); err != nil {
		return err
	}
	in, err := newScope(&question)
	if err != nil {
		return err
	}
	ast, issues := in.env.Compile(question.Expression)
	if issues != nil && issues.Err() != nil {
		return issues.Err()
	}
	program, err := in.env.Program(ast, cel.CostTracking(in.estimator), cel.CostLimit(1_000_000))
	if err != nil {
		return err
	}
	return timing.Print(func() {
		value, _, err := program.Eval(in.variables)
		if err != nil || value.Value() != true {
			panic(fmt.Sprint(value, err))
		}
	})
}
