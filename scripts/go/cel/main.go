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
	census := flag.Bool("census", false, "with -conformance: print how many tests are questions and why the others are not")
	literals := flag.String("literals", "", "the folder of a Go package: print the expressions in its tests as questions instead")
	situations := flag.Bool("situations", false, "print the names of the groups of tests in the Go files that the arguments name instead")
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
	if *situations {
		if err := printSituations(encoder, flag.Args()); err != nil {
			fmt.Fprintln(os.Stderr, err)
			os.Exit(1)
		}
		return
	}
	if *conformance != "" || *literals != "" {
		var questions []*Question
		var leftOut map[string]int
		var err error
		if *conformance != "" {
			questions, leftOut, err = conformanceQuestions(*conformance)
		} else {
			questions, err = literalQuestions(*literals)
		}
		if err != nil {
			fmt.Fprintln(os.Stderr, err)
			os.Exit(1)
		}
		if *census {
			_ = encoder.Encode(map[string]any{"questions": len(questions), "leftOut": leftOut})
			return
		}
		for _, question := range questions {
			if *rows {
				printRow(encoder, Row{In: question})
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
			var row Row
			if json.Unmarshal(in.Bytes(), &row) != nil || row.In == nil {
				row.In = &Question{}
				_ = json.Unmarshal(in.Bytes(), row.In)
			}
			printRow(encoder, row)
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

// Row is a question with its answer.
type Row struct {
	// For names the group of upstream's tests that the question is about.
	For string    `json:"for,omitempty"`
	In  *Question `json:"in"`
	Out Answer    `json:"out"`
}

// printRow prints a row with the answer of today, and with those of other runs that differ.
func printRow(encoder *json.Encoder, row Row) {
	repeated := *row.In
	repeated.Runs = 64
	row.Out = answer(&repeated)
	_ = encoder.Encode(row)
}
