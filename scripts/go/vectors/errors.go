package main

import (
	"fmt"
	"strings"
	"unicode/utf8"

	"kubetyped/codec"
)

// errorRow is an input that is broken or nearly so, and the verdict on it.
type errorRow struct {
	// Case says what the input is about.
	Case   string `json:"case"`
	Format string `json:"format"`
	// The input is one of these.
	Data   *string `json:"data,omitempty"`
	Base64 []byte  `json:"base64,omitempty"`
	Repeat *repeat `json:"repeat,omitempty"`
	// The verdict: an error, or the object as JSON; of an object too long for this file only its length in bytes. An
	// error that starts with "encode: " means that the input was read, and could not be written.
	Error      string `json:"error,omitempty"`
	JSON       string `json:"json,omitempty"`
	JSONLength int    `json:"jsonLength,omitempty"`
	// What strict decoding says besides, and its error where it is another one.
	StrictErrors []string `json:"strictErrors,omitempty"`
	StrictError  string   `json:"strictError,omitempty"`
}

// repeat describes a long text: Prefix, Open Count times, Middle, Close Count times, Suffix.
type repeat struct {
	Prefix string `json:"prefix"`
	Open   string `json:"open"`
	Middle string `json:"middle"`
	Close  string `json:"close"`
	Count  int    `json:"count"`
	Suffix string `json:"suffix"`
}

func (r *repeat) text() string {
	return r.Prefix + strings.Repeat(r.Open, r.Count) + r.Middle + strings.Repeat(r.Close, r.Count) + r.Suffix
}

type errorRows struct {
	rows []errorRow
	seen map[string]bool
}

func (e *errorRows) add(what, format, text string) {
	if e.seen[format+text] {
		return
	}
	e.seen[format+text] = true
	row := errorRow{Case: what, Format: format}
	if utf8.ValidString(text) {
		row.Data = &text
	} else {
		row.Base64 = []byte(text)
	}
	e.judge(row, text)
}

func (e *errorRows) both(what, text string) {
	e.add(what, "json", text)
	e.add(what, "yaml", text)
}

func (e *errorRows) repeated(what, format string, r repeat) {
	e.judge(errorRow{Case: what, Format: format, Repeat: &r}, r.text())
}

func (e *errorRows) judge(row errorRow, text string) {
	d := codec.Decode([]byte(text), row.Format, false, nil)
	if d.Err == codec.ErrHugeExponent {
		panic(fmt.Sprintf("%s: %s", row.Case, text))
	}
	if d.Err != nil {
		row.Error = shortened(codec.ErrorText(d.Err), text)
	} else if out, err := codec.Encode(d.Object, "json"); err != nil {
		row.Error = "encode: " + err.Error()
	} else if len(out) > 20000 {
		row.JSONLength = len(out)
	} else {
		row.JSON = string(out)
	}
	strict := codec.Decode([]byte(text), row.Format, true, nil)
	row.StrictErrors = strict.Strict
	if strict.Err != nil {
		if text := shortened(codec.ErrorText(strict.Err), text); text != row.Error {
			row.StrictError = text
		}
	}
	e.rows = append(e.rows, row)
}

// shortened leaves a long input out of the error that quotes it.
func shortened(message, input string) string {
	if len(input) > 2000 {
		message = strings.ReplaceAll(message, input, "<input>")
	}
	return message
}

func makeErrorRows() []errorRow {
	e := &errorRows{seen: map[string]bool{}}
	e.wrongTypes()
	e.yamlScalars()
	e.syntax()
	e.bombs()
	e.typeMeta()
	e.duplicates()
	e.nesting()
	e.protobuf()
	return e.rows
}
