package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"os"
	"sort"
	"strings"
)

// history is what all releases have together.
type history struct {
	// By package and kind: the first release with the type, and the last one.
	kinds map[string]map[string]*span
	// By package, struct and field.
	fields map[string]map[string]map[string]*span
	types  map[string]map[string]*span
}

type span struct {
	first, last int
	// When it is gone by the generated lifecycle; empty when there is none.
	removed string
}

func newHistory() *history {
	return &history{
		kinds:  map[string]map[string]*span{},
		fields: map[string]map[string]map[string]*span{},
		types:  map[string]map[string]*span{},
	}
}

func (h *history) add(minor int, release release) {
	for path, found := range release {
		for _, kind := range found.Kinds {
			touch(h.kinds, path, kind, minor)
			if removed := found.Removed[kind]; removed != "" {
				h.kinds[path][kind].removed = removed
			}
		}
		for structure, fields := range found.Fields {
			touch(h.types, path, structure, minor)
			if h.fields[path] == nil {
				h.fields[path] = map[string]map[string]*span{}
			}
			for _, field := range fields {
				touch(h.fields[path], structure, field, minor)
			}
		}
	}
}

func touch(spans map[string]map[string]*span, outer, inner string, minor int) {
	if spans[outer] == nil {
		spans[outer] = map[string]*span{}
	}
	if found := spans[outer][inner]; found != nil {
		found.last = minor
	} else {
		spans[outer][inner] = &span{first: minor, last: minor}
	}
}

// write gives one line to each package of kinds and to each type with later fields.
func (h *history) write(path string) error {
	out := &bytes.Buffer{}
	fmt.Fprintf(out, "{\n\"oldest\": \"1.%d\",\n\"newest\": \"1.%d\",\n\"kinds\": {\n", oldest, newest)
	lines := []string{}
	for _, path := range sorted(h.kinds) {
		entries := []string{}
		for _, kind := range sorted(h.kinds[path]) {
			found := h.kinds[path][kind]
			entry := fmt.Sprintf("%q: {\"first\": \"1.%d\", \"last\": \"1.%d\"", kind, found.first, found.last)
			if found.removed != "" {
				entry += fmt.Sprintf(", \"removed\": %q", found.removed)
			}
			entries = append(entries, entry+"}")
		}
		lines = append(lines, fmt.Sprintf("%q: {%s}", path, strings.Join(entries, ", ")))
	}
	fmt.Fprintf(out, "%s\n},\n\"fields\": {\n", strings.Join(lines, ",\n"))
	lines = nil
	for _, path := range sorted(h.fields) {
		for _, structure := range sorted(h.fields[path]) {
			since := h.types[path][structure]
			if since.last < newest {
				continue
			}
			later := map[string]string{}
			for field, found := range h.fields[path][structure] {
				if found.last == newest && found.first > since.first {
					later[field] = fmt.Sprintf("1.%d", found.first)
				}
			}
			if len(later) == 0 {
				continue
			}
			text, err := json.Marshal(later)
			if err != nil {
				return err
			}
			lines = append(lines, fmt.Sprintf("%q: %s", path+"."+structure, text))
		}
	}
	fmt.Fprintf(out, "%s\n}\n}\n", strings.Join(lines, ",\n"))
	return os.WriteFile(path, out.Bytes(), 0o644)
}

func sorted[T any](values map[string]T) []string {
	names := make([]string, 0, len(values))
	for name := range values {
		names = append(names, name)
	}
	sort.Strings(names)
	return names
}
