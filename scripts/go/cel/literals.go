package main

import (
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"sort"
	"strconv"
	"strings"
)

// literalQuestions gives a question for each text in the tests of a Go package that is an expression, or nearly one.
func literalQuestions(folder string) ([]*Question, error) {
	files, err := filepath.Glob(filepath.Join(folder, "*_test.go"))
	if err != nil {
		return nil, err
	}
	sort.Strings(files)
	seen := map[string]bool{}
	var questions []*Question
	for _, name := range files {
		file, err := parser.ParseFile(token.NewFileSet(), name, nil, 0)
		if err != nil {
			return nil, err
		}
		ast.Inspect(file, func(node ast.Node) bool {
			literal, ok := node.(*ast.BasicLit)
			if !ok || literal.Kind != token.STRING {
				return true
			}
			text, err := strconv.Unquote(literal.Value)
			if err != nil || seen[text] || len(text) > 4000 || !strings.ContainsAny(text, "(=<>") {
				return true
			}
			seen[text] = true
			question := &Question{Expression: text}
			if answer := answer(question); answer.Panic == "" && !strings.Contains(answer.Issues, "Syntax error") &&
				!strings.Contains(answer.Issues, "undeclared reference") {
				questions = append(questions, question)
			}
			return true
		})
	}
	return questions, nil
}
