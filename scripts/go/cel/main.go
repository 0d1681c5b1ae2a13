// Command cel answers questions about CEL expressions as Kubernetes 1.36 compiles, estimates and runs them: one JSON
// object a line, from standard input to standard output. With -conformance it prints a question for each test of
// cel-spec that needs no message.
package main

import (
	"bufio"
	"encoding/json"
	"flag"
	"fmt"
	"os"
)

// Question is an expression and the variables it may use.
type Question struct {
	Expression string `json:"expression"`
	// Variables by name, with values as answers show them.
	Variables map[string]json.RawMessage `json:"variables,omitempty"`
	// Types of variables that have none by their value, as expressions: "map(string, dyn)".
	Types map[string]string `json:"types,omitempty"`
	// Schema is the schema of self and oldSelf.
	Schema json.RawMessage `json:"schema,omitempty"`
	// Root tells that self is a whole custom resource.
	Root bool            `json:"root,omitempty"`
	Self json.RawMessage `json:"self,omitempty"`
	Old  json.RawMessage `json:"oldSelf,omitempty"`
	// OptionalOld makes oldSelf an optional value.
	OptionalOld bool   `json:"optionalOldSelf,omitempty"`
	Limit       uint64 `json:"limit,omitempty"`
	// Runs is how often to run the program: loops over maps take the keys in any order.
	Runs int `json:"runs,omitempty"`
}

// Answer is what became of it.
type Answer struct {
	Issues   string          `json:"issues,omitempty"`
	Program  string          `json:"program,omitempty"`
	Type     string          `json:"type,omitempty"`
	Value    json.RawMessage `json:"value,omitempty"`
	Error    string          `json:"error,omitempty"`
	Cost     uint64          `json:"cost"`
	Estimate []string        `json:"estimate,omitempty"`
	Panic    string          `json:"panic,omitempty"`
	// Others are the outcomes of other runs that differ.
	Others []Answer `json:"others,omitempty"`
}

func main() {
	conformance := flag.String("conformance", "", "a folder of cel-spec tests: print their questions instead")
	literals := flag.String("literals", "", "the folder of a Go package: print the expressions in its tests as questions instead")
	rows := flag.Bool("rows", false, "print rows with questions (in) and answers (out) instead of questions")
	timed := flag.String("bench", "", "a file with a question: print microseconds per evaluation instead")
	again := flag.Bool("again", false, "read rows or questions, print rows with answers of today")
	flag.Parse()
	if *timed != "" {
		if err := bench(*timed); err != nil {
			fmt.Fprintln(os.Stderr, err)
			os.Exit(1)
		}
		return
	}
	out := bufio.NewWriter(os.Stdout)
	defer out.Flush()
	encoder := json.NewEncoder(out)
	encoder.SetEscapeHTML(false)
	if *conformance != "" || *literals != "" {
		var questions []*Question
		var err error
		if *conformance != "" {
			questions, err = conformanceQuestions(*conformance)
		} else {
			questions, err = literalQuestions(*literals)
		}
		if err != nil {
			fmt.Fprintln(os.Stderr, err)
			os.Exit(1)
		}
		for _, question := range questions {
			if *rows {
				printRow(encoder, question)
			} else {
				_ = encoder.Encode(question)
			}
		}
		return
	}
	in := bufio.NewScanner(os.Stdin)
	in.Buffer(make([]byte, 1<<20), 1<<28)
	for in.Scan() {
		if *again {
			row := struct {
				In *Question `json:"in"`
			}{}
			if json.Unmarshal(in.Bytes(), &row) != nil || row.In == nil {
				row.In = &Question{}
				_ = json.Unmarshal(in.Bytes(), row.In)
			}
			printRow(encoder, row.In)
			continue
		}
		var question Question
		if err := json.Unmarshal(in.Bytes(), &question); err != nil {
			_ = encoder.Encode(Answer{Panic: err.Error()})
		} else {
			_ = encoder.Encode(answer(&question))
		}
		out.Flush()
	}
}

// printRow prints a question with its answer, and with those of other runs that differ.
func printRow(encoder *json.Encoder, question *Question) {
	repeated := *question
	repeated.Runs = 64
	_ = encoder.Encode(map[string]any{"in": question, "out": answer(&repeated)})
}
