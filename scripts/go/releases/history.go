package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
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
	// By type with its package: its constants.
	values map[string]map[string]*span
	// The named types of fields in the newest release, by package, struct and field.
	named map[string]map[string]map[string]string
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
		values: map[string]map[string]*span{},
		named:  map[string]map[string]map[string]string{},
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
		for name, values := range found.Values {
			for _, value := range values {
				touch(h.values, path+"."+name, value, minor)
			}
		}
		if minor == newest {
			h.named[path] = found.Types
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
	fmt.Fprintf(out, "%s\n},\n\"values\": {\n", strings.Join(lines, ",\n"))
	lines = nil
	for _, path := range sorted(h.named) {
		for _, structure := range sorted(h.named[path]) {
			later := map[string]map[string]string{}
			for field, name := range h.named[path][structure] {
				if found := h.laterValues(path, structure, field, name); len(found) > 0 {
					later[field] = found
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

// isClosed says whether the API refuses values of a type that are not among its constants: upstream marks it as an
// enumeration, in one version of its group at least, or proto/enums.json lists it.
func isClosed(name string) bool {
	dot := strings.LastIndex(name, ".")
	if dot < 0 {
		return false
	}
	parts := strings.Split(name[:dot], "/")
	if len(parts) < 2 {
		return false
	}
	return closed[parts[len(parts)-2]+name[dot:]]
}

// closed has the names of those types with their group: `core.OSName`.
var closed = map[string]bool{}

func readClosed() error {
	text, err := os.ReadFile("proto/enums.json")
	if err != nil {
		return err
	}
	listed := struct{ Closed map[string]any }{}
	if err := json.Unmarshal(text, &listed); err != nil {
		return err
	}
	for name := range listed.Closed {
		closed[name] = true
	}
	return filepath.WalkDir("proto", func(path string, entry fs.DirEntry, err error) error {
		if err != nil || entry.Name() != "facts.json" {
			return err
		}
		text, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		facts := struct {
			Package string
			Types   []struct {
				Name string
				Enum bool
			}
		}{}
		if err := json.Unmarshal(text, &facts); err != nil {
			return fmt.Errorf("%s: %w", path, err)
		}
		parts := strings.Split(facts.Package, "/")
		for _, each := range facts.Types {
			if each.Enum {
				closed[parts[len(parts)-2]+"."+each.Name] = true
			}
		}
		return nil
	})
}

// laterValues gives the constants of the type of a field that came later than the field, with their releases.
func (h *history) laterValues(path, structure, field, name string) map[string]string {
	since := h.fields[path][structure][field]
	if since == nil {
		return nil
	}
	if !strings.Contains(name, ".") {
		name = path + "." + name
	}
	if !isClosed(name) {
		return nil
	}
	later := map[string]string{}
	first := newest
	for _, found := range h.values[name] {
		first = min(first, found.first)
	}
	for value, found := range h.values[name] {
		if value != "" && found.last == newest && found.first > since.first && found.first > first {
			later[value] = fmt.Sprintf("1.%d", found.first)
		}
	}
	return later
}

func sorted[T any](values map[string]T) []string {
	names := make([]string, 0, len(values))
	for name := range values {
		names = append(names, name)
	}
	sort.Strings(names)
	return names
}
