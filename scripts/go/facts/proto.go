package main

import (
	"fmt"
	"os"
	"regexp"
	"strconv"
	"strings"
)

// protoFile is what a generated.proto declares.
type protoFile struct {
	pkg, goPackage string
	imports        []string
	messages       []*messageFacts
	byName         map[string]*messageFacts
}

var (
	protoPackage = regexp.MustCompile(`^package ([\w.]+);$`)
	protoImport  = regexp.MustCompile(`^import "([^"]+)";$`)
	protoOption  = regexp.MustCompile(`^option go_package = "([^"]+)";$`)
	protoMessage = regexp.MustCompile(`^message (\w+) \{$`)
	protoField   = regexp.MustCompile(`^(?:(optional|repeated) )?(map<[\w., ]+>|[\w.]+) (\w+) = (\d+);$`)
)

// readProto parses the little of the protobuf language that go-to-protobuf writes, and refuses everything else.
func readProto(file string) (*protoFile, error) {
	data, err := os.ReadFile(file)
	if err != nil {
		return nil, err
	}
	p := &protoFile{imports: []string{}, byName: map[string]*messageFacts{}}
	var message *messageFacts
	comment := false
	for i, text := range strings.Split(string(data), "\n") {
		text = strings.TrimSpace(text)
		if comment || strings.HasPrefix(text, "/*") {
			comment = !strings.Contains(text, "*/")
			continue
		}
		if text == "" || strings.HasPrefix(text, "//") || strings.HasPrefix(text, "syntax = ") {
			continue
		}
		if m := protoPackage.FindStringSubmatch(text); m != nil {
			p.pkg = m[1]
		} else if m := protoImport.FindStringSubmatch(text); m != nil {
			p.imports = append(p.imports, m[1])
		} else if m := protoOption.FindStringSubmatch(text); m != nil {
			p.goPackage = m[1]
		} else if m := protoMessage.FindStringSubmatch(text); m != nil && message == nil {
			message = &messageFacts{Name: m[1]}
			p.messages = append(p.messages, message)
			p.byName[m[1]] = message
		} else if m := protoField.FindStringSubmatch(text); m != nil && message != nil {
			number, _ := strconv.Atoi(m[4])
			message.Fields = append(message.Fields, &messageFieldFacts{Name: m[3], Number: number, Label: m[1], Type: strings.ReplaceAll(m[2], " ", "")})
		} else if text == "}" && message != nil {
			message = nil
		} else {
			return nil, fmt.Errorf("%s:%d: %q not understood", file, i+1, text)
		}
	}
	for _, m := range p.messages {
		for _, f := range m.Fields {
			f.Type = p.resolve(f.Type)
		}
	}
	return p, nil
}

var protoScalars = map[string]bool{"string": true, "bytes": true, "bool": true, "int32": true, "int64": true, "double": true, "uint32": true, "uint64": true, "float": true}

// resolve gives a type its full name: one that starts with a dot has it already, any other is of the same file.
func (p *protoFile) resolve(name string) string {
	if inner, ok := strings.CutPrefix(name, "map<"); ok {
		key, value, _ := strings.Cut(strings.TrimSuffix(inner, ">"), ",")
		return "map<" + p.resolve(key) + ", " + p.resolve(value) + ">"
	}
	if protoScalars[name] {
		return name
	}
	if full, ok := strings.CutPrefix(name, "."); ok {
		return full
	}
	if strings.HasPrefix(name, "k8s.io.") {
		return name
	}
	return p.pkg + "." + name
}

func (f *messageFieldFacts) ref() *protoFieldRef {
	r := &protoFieldRef{Number: f.Number, Name: f.Name, Repeated: f.Label == "repeated"}
	if inner, ok := strings.CutPrefix(f.Type, "map<"); ok {
		r.Map = strings.Split(strings.TrimSuffix(inner, ">"), ", ")
	} else {
		r.Type = f.Type
	}
	return r
}
