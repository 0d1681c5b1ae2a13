package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
)

// line is a value as JSON on one line, with a space after each comma and colon outside of strings.
func line(value any) string {
	var raw bytes.Buffer
	encoder := json.NewEncoder(&raw)
	encoder.SetEscapeHTML(false)
	if err := encoder.Encode(value); err != nil {
		panic(err)
	}
	var out bytes.Buffer
	quoted, escaped := false, false
	for _, c := range bytes.TrimRight(raw.Bytes(), "\n") {
		out.WriteByte(c)
		switch {
		case escaped:
			escaped = false
		case quoted && c == '\\':
			escaped = true
		case c == '"':
			quoted = !quoted
		case !quoted && (c == ',' || c == ':'):
			out.WriteByte(' ')
		}
	}
	return out.String()
}

// write puts the facts of a package into a file: a line for each field, type, constant and kind.
func (p *packageFacts) write(file string) error {
	var b bytes.Buffer
	fmt.Fprintf(&b, "{\n  \"package\": %s", line(p.Package))
	scalar := func(name string, value any) { fmt.Fprintf(&b, ",\n  %q: %s", name, line(value)) }
	if p.Group != nil {
		scalar("group", *p.Group)
		scalar("version", p.Version)
	}
	if p.RegistersMeta {
		scalar("registersMeta", true)
	}
	if p.ProtoPackage != "" {
		scalar("protoPackage", p.ProtoPackage)
		scalar("goPackage", p.GoPackage)
		scalar("protoImports", p.ProtoImports)
	}
	rows(&b, "kinds", p.Kinds)
	nested(&b, "structs", p.Structs, func(s *structFacts) (any, []*fieldFacts) {
		head := *s
		head.Fields = nil
		return head, s.Fields
	})
	rows(&b, "types", p.Types)
	rows(&b, "constants", p.Constants)
	nested(&b, "messages", p.Messages, func(m *messageFacts) (any, []*messageFieldFacts) { return m, m.Fields })
	b.WriteString("\n}\n")
	if !json.Valid(b.Bytes()) {
		return fmt.Errorf("%s: not JSON", file)
	}
	if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
		return err
	}
	return os.WriteFile(file, b.Bytes(), 0o644)
}

func rows[T any](b *bytes.Buffer, name string, list []T) {
	fmt.Fprintf(b, ",\n  %q: [", name)
	for i, value := range list {
		if i > 0 {
			b.WriteByte(',')
		}
		b.WriteString("\n    " + line(value))
	}
	if len(list) > 0 {
		b.WriteString("\n  ")
	}
	b.WriteByte(']')
}

// nested writes a list of objects that end in a "fields" list with a line for each field.
func nested[T, F any](b *bytes.Buffer, name string, list []T, split func(T) (any, []F)) {
	fmt.Fprintf(b, ",\n  %q: [", name)
	for i, value := range list {
		if i > 0 {
			b.WriteByte(',')
		}
		head, fields := split(value)
		text := line(head)
		b.WriteString("\n    " + text[:len(text)-1] + ", \"fields\": [")
		for j, field := range fields {
			if j > 0 {
				b.WriteByte(',')
			}
			b.WriteString("\n      " + line(field))
		}
		if len(fields) > 0 {
			b.WriteString("\n    ")
		}
		b.WriteString("]}")
	}
	if len(list) > 0 {
		b.WriteString("\n  ")
	}
	b.WriteByte(']')
}
