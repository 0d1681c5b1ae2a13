package main

import (
	"encoding/json"
	"fmt"
)

// What a schema may say of a value that is a number, and whether rules see it.
var numberSchemas = []string{
	`"type":"integer"`, `"type":"integer","format":"int32"`, `"type":"integer","format":"int64"`,
	`"type":"number"`, `"type":"number","format":"double"`,
	`"x-kubernetes-int-or-string":true`, `"type":"integer","minimum":1`, `"type":"number","nullable":true`,
}

// Rules about a number, whatever its type; with 1 in the place of a double they are about that.
var numberRules = []string{
	`self == 1`, `self == 1.0`, `self <= 1000`, `string(self) == '1'`, `string(self) == '1000'`, `type(self) == int`, `type(self) == double`,
	`int(self) == 1`, `double(self) == 1.0`, `self == oldSelf`, `dyn(self) in [1, 1000, 0]`, `dyn(self) in [1.0, -0.0]`, `{1: true}[dyn(self)]`,
	`self + self > self`, `self % 2 == 0`, `[self].map(x, dyn(x)) == [1]`,
}

// Rules about numbers in an object; none about the whole, which Go compares in the order of a map.
var objectRules = []string{
	`self.a == self.b`, `dyn(self.a) == dyn(self.n)`, `self.list.all(x, x > 0)`, `self.list.exists_one(x, x == 1)`, `self.list == [1, 1]`,
	`self.list.sum() == 2`, `dyn(self.n) in self.list`, `self.m['k'] == self.a`, `self.m.all(k, self.m[k] == 1)`,
	`self.list == oldSelf.list`, `self.free == oldSelf.free`, `has(self.free)`, `self.set == [1, 2]`, `self.keyed[0].a == 1`,
	`self.embedded.metadata.name == 'a'`, `self.embedded == oldSelf.embedded`, `self.any == 1`, `self.any == '1' || self.any == 1000`, `self.keyed == oldSelf.keyed`, `self.set == oldSelf.set`,
}

const objectSchema = `"type":"object","properties":{"a":{"type":"integer"},"b":{"type":"integer"},"n":{"type":"number"},"any":{"x-kubernetes-int-or-string":true},` +
	`"list":{"type":"array","items":{"type":"integer"}},"m":{"type":"object","additionalProperties":{"type":"integer"}},` +
	`"free":{"type":"object","x-kubernetes-preserve-unknown-fields":true},"set":{"type":"array","x-kubernetes-list-type":"set","items":{"type":"number"}},` +
	`"keyed":{"type":"array","x-kubernetes-list-type":"map","x-kubernetes-list-map-keys":["a"],"items":{"type":"object","required":["a"],"properties":{"a":{"type":"integer"},"v":{"type":"number"}}}},` +
	`"embedded":{"type":"object","x-kubernetes-embedded-resource":true,"x-kubernetes-preserve-unknown-fields":true}}`

var spellings = []string{
	`1`, `1.0`, `1e0`, `10e-1`, `1E+0`, `100e-2`, `0`, `-0`, `-0.0`, `0.0`, `0e5`, `1.5`, `15e-1`, `2.0`, `1000`, `1e3`, `1.000e3`, `-1.0`,
	`2147483648.0`, `9007199254740993`, `9007199254740993.0`, `1e18`, `9223372036854775807`, `9223372036854775807.0`, `9223372036854775808`, `1e21`, `1e-7`, `1e400`, `-1e400`, `1e-400`,
}

var objectTexts = []string{
	`"a":1,"b":1.0`, `"a":1.0,"b":1.0,"n":1`, `"a":1,"b":1,"n":1.0`, `"list":[1,1.0]`, `"list":[1,1]`, `"list":[1.0,1e0],"n":1`, `"m":{"k":1.0},"a":1`, `"m":{"k":1,"l":1e0},"a":1`,
	`"free":{"x":1.0,"y":[1,{"z":1e3}]}`, `"free":{"x":1,"y":[1,{"z":1000}]}`, `"set":[1,2]`, `"set":[1.0,2.0]`, `"set":[1,1.0]`, `"set":[2.0,2e0]`,
	`"keyed":[{"a":1,"v":1.0},{"a":2,"v":1}]`, `"keyed":[{"a":1.0,"v":1},{"a":1,"v":1.0}]`, `"keyed":[{"a":1.0},{"a":1e0}]`, `"keyed":[{"a":1.0,"v":1}]`,
	`"embedded":{"apiVersion":"v1","kind":"Pod","metadata":{"name":"a","generation":1.0,"deletionGracePeriodSeconds":1e1},"spec":{"x":1.0}}`,
	`"embedded":{"apiVersion":"v1","kind":"Pod","metadata":{"name":"a","generation":1,"deletionGracePeriodSeconds":10},"spec":{"x":1}}`,
	`"any":1.0`, `"any":1`, `"any":"1"`, `"any":1e3`, `"a":1e400`,
}

const storedObject = `{"a":1,"b":1,"n":1,"list":[1,1],"m":{"k":1},"free":{"x":1,"y":[1,{"z":1000}]},"set":[1,2],"keyed":[{"a":1,"v":1},{"a":2,"v":1}],"any":1,"embedded":{"apiVersion":"v1","kind":"Pod","metadata":{"name":"a","generation":1,"deletionGracePeriodSeconds":10},"spec":{"x":1}}}`

func spellingQuestions() []Question {
	definition := func(schema string, rules []string, subresources string) json.RawMessage {
		var list []map[string]string
		for _, rule := range rules {
			list = append(list, map[string]string{"rule": rule})
		}
		text, err := json.Marshal(list)
		if err != nil {
			panic(err)
		}
		return json.RawMessage(fmt.Sprintf(`{"apiVersion":"apiextensions.k8s.io/v1","kind":"CustomResourceDefinition","metadata":{"name":"widgets.example.com"},"spec":{"group":"example.com","scope":"Namespaced","names":{"kind":"Widget","plural":"widgets"},"versions":[{"name":"v1","served":true,"storage":true,"schema":{"openAPIV3Schema":{"type":"object","properties":{"spec":{%s,"x-kubernetes-validations":%s},"status":{"type":"object","x-kubernetes-preserve-unknown-fields":true}}}}%s}]}}`, schema, text, subresources))
	}
	resource := func(spec string) string {
		return fmt.Sprintf(`{"apiVersion":"example.com/v1","kind":"Widget","metadata":{"name":"a","namespace":"b","resourceVersion":"1","generation":1e0},"spec":%s,"status":{"n":1.0}}`, spec)
	}
	// What was stored has lost its spelling.
	stored := func(spec string) json.RawMessage {
		return json.RawMessage(fmt.Sprintf(`{"apiVersion":"example.com/v1","kind":"Widget","metadata":{"name":"a","namespace":"b","resourceVersion":"1","generation":1},"spec":%s,"status":{"n":1}}`, spec))
	}
	// Created, and as what replaces objects that were stored.
	cases := func(specs []string, old string) (out []Case) {
		for _, spec := range specs {
			out = append(out, Case{Text: resource(spec)}, Case{Text: resource(spec), Old: stored(old)})
		}
		return out
	}
	var out []Question
	for _, schema := range numberSchemas {
		// A rule a definition: one that does not compile takes the others along.
		for _, rule := range numberRules {
			out = append(out, Question{Definition: definition(schema, []string{rule}, ""), Version: "v1", Cases: cases(spellings, "1")})
		}
	}
	var objects []string
	for _, text := range objectTexts {
		objects = append(objects, withRest("{"+text+"}"))
	}
	for _, rule := range objectRules {
		out = append(out, Question{Definition: definition(objectSchema, []string{rule}, ""), Version: "v1", Cases: cases(objects, storedObject)})
	}
	var updates []Case
	for _, text := range append([]string{`{}`}, objects...) {
		updates = append(updates, Case{Text: resource(text), Old: stored(storedObject), Status: true})
	}
	status := definition(objectSchema, objectRules, `,"subresources":{"status":{}}`)
	return append(out, Question{Definition: status, Version: "v1", Cases: append(updates, cases(objects, storedObject)...)})
}

// withRest adds what an object does not have and the stored one has.
func withRest(text string) string {
	var object, rest map[string]json.RawMessage
	if err := json.Unmarshal([]byte(text), &object); err != nil {
		panic(err)
	}
	if err := json.Unmarshal([]byte(storedObject), &rest); err != nil {
		panic(err)
	}
	for key, value := range rest {
		if object[key] == nil {
			object[key] = value
		}
	}
	out, err := json.Marshal(object)
	if err != nil {
		panic(err)
	}
	return string(out)
}
