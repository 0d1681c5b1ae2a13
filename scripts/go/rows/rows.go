// Package rows runs a program that tells what Go functions make of inputs.
//
//	-out DIR   writes one file of test vectors per area: DIR/<area>.jsonl.gz
//	-serve     answers questions: one JSON object per line on stdin, one answer per line on stdout
//
// A question has "area" and "in". A row of vectors has "in" and "out", an answer only "out": JSON values, both, whose
// form the area decides.
package rows

import (
	"bufio"
	"bytes"
	"compress/gzip"
	"encoding/json"
	"flag"
	"fmt"
	"math/rand"
	"os"
	"path/filepath"
)

// Area is a set of functions with one form of input.
type Area struct {
	Name string
	// Answer is what the functions make of the input.
	Answer func(in json.RawMessage) any
	// Inputs are the inputs of the vectors. The same seed gives the same ones.
	Inputs func(r *rand.Rand) []any
}

type row struct {
	Area string          `json:"area,omitempty"`
	In   json.RawMessage `json:"in,omitempty"`
	Out  any             `json:"out,omitempty"`
}

// Read decodes an input; a program that gets another one than it expects ends.
func Read[T any](in json.RawMessage) T {
	var value T
	if err := json.Unmarshal(in, &value); err != nil {
		panic(err)
	}
	return value
}

func line(value any) []byte {
	var text bytes.Buffer
	e := json.NewEncoder(&text)
	e.SetEscapeHTML(false)
	if err := e.Encode(value); err != nil {
		panic(err)
	}
	return text.Bytes()
}

func write(dir string, area Area) error {
	var file bytes.Buffer
	zip, err := gzip.NewWriterLevel(&file, gzip.BestCompression)
	if err != nil {
		return err
	}
	seen := map[string]bool{}
	// Each area has a seed of its own, so that a new row in one leaves the others as they are.
	for _, input := range area.Inputs(rand.New(rand.NewSource(36))) {
		in := bytes.TrimSpace(line(input))
		if seen[string(in)] {
			continue
		}
		seen[string(in)] = true
		if _, err := zip.Write(line(row{In: in, Out: area.Answer(in)})); err != nil {
			return err
		}
	}
	if err := zip.Close(); err != nil {
		return err
	}
	fmt.Printf("%s: %d rows, %d bytes\n", area.Name, len(seen), file.Len())
	return os.WriteFile(filepath.Join(dir, area.Name+".jsonl.gz"), file.Bytes(), 0o644)
}

func serve(areas []Area) error {
	answers := map[string]func(json.RawMessage) any{}
	for _, area := range areas {
		answers[area.Name] = area.Answer
	}
	in := bufio.NewReaderSize(os.Stdin, 1<<20)
	out := bufio.NewWriterSize(os.Stdout, 1<<20)
	for {
		text, err := in.ReadBytes('\n')
		if err != nil {
			return out.Flush()
		}
		var question row
		if err := json.Unmarshal(text, &question); err != nil {
			return err
		}
		answer := answers[question.Area]
		if answer == nil {
			return fmt.Errorf("no area %q", question.Area)
		}
		out.Write(line(row{Out: answer(question.In)}))
		if in.Buffered() == 0 {
			out.Flush()
		}
	}
}

func run(areas []Area) error {
	dir := flag.String("out", "", "write vectors into this directory")
	serving := flag.Bool("serve", false, "answer questions on stdin")
	flag.Parse()
	if *serving {
		return serve(areas)
	}
	if *dir == "" {
		return fmt.Errorf("give -out DIR or -serve")
	}
	for _, area := range areas {
		if err := write(*dir, area); err != nil {
			return err
		}
	}
	return nil
}

// Main is the main function of a program of these areas.
func Main(areas []Area) {
	if err := run(areas); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}
