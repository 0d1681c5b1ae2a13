// Command customresources answers questions about custom resources and their definitions as an API server of Kubernetes
// 1.36 treats them: one JSON object a line, from standard input to standard output.
package main

import (
	"bufio"
	"bytes"
	"encoding/json"
	"flag"
	"fmt"
	"os"
	"regexp"
	"sort"

	"k8s.io/apimachinery/pkg/util/validation/field"
)

// Question is a definition, and what to do with it.
type Question struct {
	// Definition is a CustomResourceDefinition of apiextensions.k8s.io/v1 or v1beta1.
	Definition json.RawMessage `json:"definition"`
	// Old is the definition that is updated.
	Old json.RawMessage `json:"old,omitempty"`
	// Convert asks for the definition as v1.
	Convert bool `json:"convert,omitempty"`
	// Version and Cases ask about custom resources of a version instead of about the definition.
	Version string `json:"version,omitempty"`
	Cases   []Case `json:"cases,omitempty"`
}

// Case is a custom resource that is created, or updated.
type Case struct {
	Object json.RawMessage `json:"object,omitempty"`
	// Text is the object as text, where the spelling of numbers counts.
	Text string          `json:"text,omitempty"`
	Old  json.RawMessage `json:"old,omitempty"`
	// Status tells that the status is updated.
	Status bool `json:"status,omitempty"`
}

// Answer is what became of it.
type Answer struct {
	// Refused is why the definition can't be read.
	Refused  string          `json:"refused,omitempty"`
	Errors   []string        `json:"errors"`
	Warnings []string        `json:"warnings"`
	Stored   []string        `json:"storedVersions,omitempty"`
	Object   json.RawMessage `json:"object,omitempty"`
	Cases    []CaseAnswer    `json:"cases,omitempty"`
	Panic    string          `json:"panic,omitempty"`
}

// Row is a question with its answer.
type Row struct {
	// For names the group of upstream's tests that the question is about.
	For string          `json:"for,omitempty"`
	In  json.RawMessage `json:"in"`
	Out Answer          `json:"out"`
}

// typeNames are the names of schemas' types, which end in another number with each compilation.
var typeNames = regexp.MustCompile(`selfType\d+`)

func main() {
	rows := flag.Bool("rows", false, "print rows with questions (in) and answers (out) instead of answers")
	ask := flag.Bool("spellings", false, "print questions about spellings of numbers instead of answering any")
	timed := flag.String("bench", "", "what to measure, compile or resource, with the question in a file: print microseconds per call instead")
	flag.Parse()
	if *timed != "" {
		if err := bench(*timed, flag.Arg(0)); err != nil {
			fmt.Fprintln(os.Stderr, err)
			os.Exit(1)
		}
		return
	}
	out := bufio.NewWriter(os.Stdout)
	defer out.Flush()
	write := func(value any) {
		var text bytes.Buffer
		encoder := json.NewEncoder(&text)
		encoder.SetEscapeHTML(false)
		_ = encoder.Encode(value)
		_, _ = out.Write(typeNames.ReplaceAll(text.Bytes(), []byte("selfType")))
	}
	if *ask {
		for _, question := range spellingQuestions() {
			write(question)
		}
		return
	}
	in := bufio.NewScanner(os.Stdin)
	in.Buffer(make([]byte, 1<<20), 1<<29)
	for in.Scan() {
		line := bytes.Clone(in.Bytes())
		if *rows {
			// A row that is asked again.
			var row Row
			if json.Unmarshal(line, &row) != nil || row.In == nil {
				row.In = line
			}
			row.Out = answerLine(row.In)
			write(row)
			continue
		}
		write(answerLine(line))
		out.Flush()
	}
}

func answerLine(line []byte) (result Answer) {
	defer func() {
		if cause := recover(); cause != nil {
			result = Answer{Panic: fmt.Sprint(cause)}
		}
	}()
	var question Question
	if err := json.Unmarshal(line, &question); err != nil {
		return Answer{Panic: err.Error()}
	}
	if question.Cases != nil {
		return answerCases(&question)
	}
	return answerDefinition(&question)
}

// texts are sorted, as Go walks maps in any order.
func texts(list field.ErrorList) []string {
	out := []string{}
	for _, each := range list {
		out = append(out, string(each.Type)+" "+each.Error())
	}
	sort.Strings(out)
	return out
}

func sorted(list []string) []string {
	out := append([]string{}, list...)
	sort.Strings(out)
	return out
}
