package main

import (
	"context"
	"encoding/json"
	"fmt"
	"os"
	"strings"

	"kubetyped/timing"
)

// bench measures what a server does with a definition ("compile"), or with a custom resource that is created
// ("resource"). The file holds a question about one object.
func bench(operation, path string) error {
	text, err := os.ReadFile(path)
	if err != nil {
		return err
	}
	var question Question
	if err := json.Unmarshal(text, &question); err != nil {
		return err
	}
	s, refused := serve(question.Definition, question.Version)
	if s == nil {
		return fmt.Errorf("%s", refused)
	}
	switch operation {
	case "compile":
		return timing.Print(func() { serve(question.Definition, question.Version) })
	case "resource":
		object := []byte(question.Cases[0].Object)
		ctx := context.Background()
		return timing.Print(func() {
			u, unknown, refused := s.decode(object, false)
			if refused != "" || len(unknown) > 0 {
				panic(refused + strings.Join(unknown, ", "))
			}
			s.strategy.PrepareForCreate(ctx, u)
			if errors := s.strategy.Validate(ctx, u); len(errors) > 0 {
				panic(errors.ToAggregate())
			}
		})
	}
	return fmt.Errorf("%s: not compile or resource", operation)
}
