// Command scalarvectors tells what Go makes of values whose JSON form has a syntax of its own.
//
//	scalarvectors -out DIR   writes one file of test vectors per area: DIR/<area>.jsonl.gz
//	scalarvectors -serve     answers questions: one JSON object per line on stdin, one answer per line on stdout
//
// A question has "area" and "in", a JSON text. A row of vectors, like an answer, has "out", the JSON text that Go
// writes for what it has read, or "err", what it says instead. Built in GOPATH mode with GOEXPERIMENT=nojsonv2, the
// JSON package of Kubernetes releases. The vectors depend on nothing but this program and the libraries.
package main

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

	"k8s.io/apimachinery/pkg/api/resource"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/util/intstr"
)

type row struct {
	Area string  `json:"area,omitempty"`
	In   string  `json:"in"`
	Out  *string `json:"out,omitempty"`
	Err  *string `json:"err,omitempty"`
}

// areas tells what Go makes of a JSON text, for each kind of value.
var areas = map[string]func(in []byte) (string, error){
	"time":       roundTrip[metav1.Time],
	"micro-time": roundTrip[metav1.MicroTime],
	"duration":   roundTrip[metav1.Duration],
	"quantity":   roundTrip[resource.Quantity],
	// Of JSON numbers alone.
	"quantity-number": roundTrip[resource.Quantity],
	"int-or-string":   roundTrip[intstr.IntOrString],
	"base64":          roundTrip[[]byte],
	"percent":         percent,
	"quantity-equal":  equalQuantities,
}

func roundTrip[T any](in []byte) (string, error) {
	var value T
	if err := json.Unmarshal(in, &value); err != nil {
		return "", err
	}
	out, err := json.Marshal(value)
	return string(out), err
}

// percent scales [value, total, roundUp] with both functions; the deprecated one's result comes second.
func percent(in []byte) (string, error) {
	var question struct {
		Value   *intstr.IntOrString
		Total   int
		RoundUp bool
	}
	if err := json.Unmarshal(in, &question); err != nil {
		return "", err
	}
	scaled, err := intstr.GetScaledValueFromIntOrPercent(question.Value, question.Total, question.RoundUp)
	legacy, legacyErr := intstr.GetValueFromIntOrPercent(question.Value, question.Total, question.RoundUp)
	answer := map[string]any{"scaled": scaled, "legacy": legacy}
	if err != nil {
		answer["scaled"] = err.Error()
	}
	if legacyErr != nil {
		answer["legacy"] = legacyErr.Error()
	}
	if question.Value != nil {
		answer["int"] = question.Value.IntValue()
		answer["text"] = question.Value.String()
		answer["parsed"] = intstr.Parse(question.Value.String())
	}
	out, err := json.Marshal(answer)
	return string(out), err
}

// equalQuantities compares the two of a list by value.
func equalQuantities(in []byte) (string, error) {
	var pair [2]resource.Quantity
	if err := json.Unmarshal(in, &pair); err != nil {
		return "", err
	}
	return fmt.Sprint(pair[0].Equal(pair[1])), nil
}

func answer(area, in string) row {
	out, err := areas[area]([]byte(in))
	if err != nil {
		text := err.Error()
		return row{In: in, Err: &text}
	}
	return row{In: in, Out: &out}
}

func encoder(w *bytes.Buffer) *json.Encoder {
	e := json.NewEncoder(w)
	e.SetEscapeHTML(false)
	return e
}

func writeVectors(dir, area string, inputs []string) error {
	var file bytes.Buffer
	zip, err := gzip.NewWriterLevel(&file, gzip.BestCompression)
	if err != nil {
		return err
	}
	seen := map[string]bool{}
	for _, in := range inputs {
		if seen[in] {
			continue
		}
		seen[in] = true
		var line bytes.Buffer
		if err := encoder(&line).Encode(answer(area, in)); err != nil {
			return err
		}
		if _, err := zip.Write(line.Bytes()); err != nil {
			return err
		}
	}
	if err := zip.Close(); err != nil {
		return err
	}
	fmt.Printf("%s: %d rows, %d bytes\n", area, len(seen), file.Len())
	return os.WriteFile(filepath.Join(dir, area+".jsonl.gz"), file.Bytes(), 0o644)
}

func serve() error {
	in := bufio.NewReaderSize(os.Stdin, 1<<20)
	out := bufio.NewWriterSize(os.Stdout, 1<<20)
	for {
		line, err := in.ReadBytes('\n')
		if err != nil {
			return out.Flush()
		}
		var question row
		if err := json.Unmarshal(line, &question); err != nil {
			return err
		}
		if areas[question.Area] == nil {
			return fmt.Errorf("no area %q", question.Area)
		}
		var text bytes.Buffer
		a := answer(question.Area, question.In)
		a.In = ""
		if err := encoder(&text).Encode(a); err != nil {
			return err
		}
		out.Write(text.Bytes())
		if in.Buffered() == 0 {
			out.Flush()
		}
	}
}

func run() error {
	dir := flag.String("out", "", "write vectors into this directory")
	serving := flag.Bool("serve", false, "answer questions on stdin")
	flag.Parse()
	if *serving {
		return serve()
	}
	if *dir == "" {
		return fmt.Errorf("give -out DIR or -serve")
	}
	for _, area := range []string{"time", "micro-time", "duration", "quantity", "quantity-number", "quantity-equal", "int-or-string", "percent", "base64"} {
		// Each area has a seed of its own, so that a new row in one leaves the others as they are.
		if err := writeVectors(*dir, area, inputs(area, rand.New(rand.NewSource(36)))); err != nil {
			return err
		}
	}
	return nil
}

func main() {
	if err := run(); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}
