// Command oracle answers questions about the Go implementation until its input ends.
//
// A question is a line {"id": n, "op": "name", "args": {...}}, its answer a line {"id": n, "result": {...}} or
// {"id": n, "error": "text"}. Answers come in the order of the questions. Text travels as a string, bytes as base64:
// where an op takes "data", it takes "base64" instead for bytes that are no valid text.
package main

import (
	"bufio"
	"encoding/base64"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"sort"

	"kubetyped/codec"
)

// ops are the questions this program understands. Each file adds its own.
var ops = map[string]func(args json.RawMessage) (any, error){}

// add registers an op with typed arguments.
func add[Args any](name string, answer func(Args) (any, error)) struct{} {
	ops[name] = func(raw json.RawMessage) (any, error) {
		var args Args
		if len(raw) > 0 {
			if err := json.Unmarshal(raw, &args); err != nil {
				return nil, fmt.Errorf("args: %w", err)
			}
		}
		return answer(args)
	}
	return struct{}{}
}

// input is data as text or base64.
type input struct {
	Data   string `json:"data"`
	Base64 string `json:"base64"`
}

func (in input) bytes() ([]byte, error) {
	if in.Base64 != "" {
		return base64.StdEncoding.DecodeString(in.Base64)
	}
	return []byte(in.Data), nil
}

type question struct {
	ID   json.RawMessage `json:"id"`
	Op   string          `json:"op"`
	Args json.RawMessage `json:"args"`
}

type reply struct {
	ID     json.RawMessage `json:"id,omitempty"`
	Result any             `json:"result,omitempty"`
	Error  string          `json:"error,omitempty"`
}

func answer(line []byte) (r reply) {
	var q question
	if err := json.Unmarshal(line, &q); err != nil {
		return reply{Error: err.Error()}
	}
	r.ID = q.ID
	defer func() {
		if p := recover(); p != nil {
			r = reply{ID: q.ID, Error: fmt.Sprintf("panic: %v", p)}
		}
	}()
	op := ops[q.Op]
	if op == nil {
		return reply{ID: q.ID, Error: fmt.Sprintf("no op %q", q.Op)}
	}
	result, err := op(q.Args)
	if err != nil {
		return reply{ID: q.ID, Error: codec.ErrorText(err)}
	}
	r.Result = result
	return r
}

func main() {
	if len(os.Args) > 1 {
		fmt.Println("usage: oracle < questions > answers\n\nOne JSON object a line: {\"id\": 1, \"op\": \"quantity\", \"args\": {\"text\": \"1.5\"}}. Ops:")
		names := []string{}
		for name := range ops {
			names = append(names, name)
		}
		sort.Strings(names)
		for _, name := range names {
			fmt.Println("  " + name)
		}
		return
	}
	in := bufio.NewReaderSize(os.Stdin, 1<<16)
	out := bufio.NewWriter(os.Stdout)
	encoder := json.NewEncoder(out)
	encoder.SetEscapeHTML(false)
	for {
		line, err := in.ReadBytes('\n')
		if len(line) > 1 {
			if err := encoder.Encode(answer(line)); err != nil {
				encoder.Encode(reply{Error: errors.Join(errors.New("answer cannot be written"), err).Error()})
			}
		}
		if in.Buffered() == 0 || err != nil {
			out.Flush()
		}
		if err != nil {
			return
		}
	}
}
