package main

import (
	"encoding/json"
	"fmt"
	"math/rand"
	"strings"
)

const metadata = `{"name":"a","namespace":"default","uid":"1","labels":{"x":"y"},"finalizers":["example.com/f"]}`

func bird(version, metadata, rest string) string {
	return fmt.Sprintf(`{"apiVersion":"example.com/%s","kind":"Bird","metadata":%s%s}`, version, metadata, rest)
}

// Converted objects, for the one object that is asked about.
var converted = []string{
	bird("v2", metadata, `,"spec":{"wings":2}`),
	bird("v2", `{"name":"a","namespace":"default","uid":"1"}`, ``),
	bird("v2", `{"name":"a","namespace":"default","uid":"1","labels":null,"annotations":{"k":"v"},"finalizers":[]}`, ``),
	bird("v2", `{"name":"a","namespace":"default","uid":"1","labels":{"x":5}}`, ``),
	bird("v2", `{"name":"a","namespace":"default","uid":"1","labels":{"x":null}}`, ``),
	bird("v2", `{"name":"a","namespace":"default","uid":"1","labels":{"x":{}}}`, ``),
	bird("v2", `{"name":"a","namespace":"default","uid":"1","labels":{"x":[]}}`, ``),
	bird("v2", `{"name":"a","namespace":"default","uid":"1","labels":{"x":true}}`, ``),
	bird("v2", `{"name":"a","namespace":"default","uid":"1","labels":{"x":1.5}}`, ``),
	bird("v2", `{"name":"a","namespace":"default","uid":"1","labels":["x"]}`, ``),
	bird("v2", `{"name":"a","namespace":"default","uid":"1","annotations":"x"}`, ``),
	bird("v2", `{"name":"a","namespace":"default","uid":"1","labels":{"bad key!":"y"}}`, ``),
	bird("v2", `{"name":"a","namespace":"default","uid":"1","labels":{"x":"bad value!"}}`, ``),
	bird("v2", `{"name":"a","namespace":"default","uid":"1","annotations":{"bad key!":"y"}}`, ``),
	bird("v2", `{"name":"b","namespace":"default","uid":"1"}`, ``),
	bird("v2", `{"name":"a","namespace":"other","uid":"1"}`, ``),
	bird("v2", `{"name":"a","namespace":"default","uid":"2"}`, ``),
	bird("v2", `{"name":5,"namespace":"default","uid":"1"}`, ``),
	bird("v2", `{}`, ``),
	bird("v2", `"x"`, ``),
	bird("v2", `null`, ``),
	bird("v2", `[]`, ``),
	`{"apiVersion":"example.com/v2","kind":"Bird"}`,
	bird("v1", metadata, ``),
	bird("v3", metadata, ``),
	`{"apiVersion":"other.com/v2","kind":"Bird","metadata":{"name":"a"}}`,
	`{"apiVersion":"v2","kind":"Bird","metadata":{"name":"a"}}`,
	`{"kind":"Bird","metadata":{"name":"a"}}`,
	`{"apiVersion":"example.com/v2","kind":"Fish","metadata":{"name":"a"}}`,
	`{"apiVersion":"example.com/v2","metadata":{"name":"a"}}`,
	`{}`,
	`null`,
	`5`,
	`true`,
	`"x"`,
	`[]`,
	`{"apiVersion":"a/b/c","kind":"Bird","metadata":{"name":"a"}}`,
}

// Reviews as answers; OBJECTS stands for good objects.
var reviews = []string{
	`{"apiVersion":"apiextensions.k8s.io/v1","kind":"ConversionReview","response":{"uid":"UID","result":{"status":"Success"},"convertedObjects":OBJECTS}}`,
	`{"apiVersion":"apiextensions.k8s.io/v1beta1","kind":"ConversionReview","response":{"uid":"UID","result":{"status":"Success"},"convertedObjects":OBJECTS}}`,
	`{"apiVersion":"apiextensions.k8s.io/v1","kind":"ConversionReview","response":{"uid":"other","result":{"status":"Success"},"convertedObjects":OBJECTS}}`,
	`{"apiVersion":"apiextensions.k8s.io/v1","kind":"ConversionReview","response":{"result":{"status":"Success"},"convertedObjects":OBJECTS}}`,
	`{"apiVersion":"apiextensions.k8s.io/v1","kind":"ConversionReview","response":{"uid":"UID","convertedObjects":OBJECTS}}`,
	`{"apiVersion":"apiextensions.k8s.io/v1","kind":"ConversionReview","response":{"uid":"UID","result":{"status":"Failure"},"convertedObjects":OBJECTS}}`,
	`{"apiVersion":"apiextensions.k8s.io/v1","kind":"ConversionReview","response":{"uid":"UID","result":{"status":"Failure","message":"no way"}}}`,
	`{"apiVersion":"apiextensions.k8s.io/v1","kind":"ConversionReview","response":{"uid":"UID","result":{"message":"no way"}}}`,
	`{"apiVersion":"apiextensions.k8s.io/v1","kind":"ConversionReview","response":{"uid":"UID","result":{"status":"Success"}}}`,
	`{"apiVersion":"apiextensions.k8s.io/v1","kind":"ConversionReview","response":{"uid":"UID","result":{"status":"Success"},"convertedObjects":[]}}`,
	`{"apiVersion":"apiextensions.k8s.io/v1","kind":"ConversionReview","response":{"uid":"UID","result":{"status":"Success"},"convertedObjects":[{},{},{},{}]}}`,
	`{"apiVersion":"apiextensions.k8s.io/v1","kind":"ConversionReview"}`,
	`{"apiVersion":"apiextensions.k8s.io/v1","kind":"ConversionReview","response":null}`,
	`{"apiVersion":"apiextensions.k8s.io/v1","kind":"ConversionReview","response":{}}`,
	// Of wrong types, and without a version or kind.
	`{"apiVersion":"apiextensions.k8s.io/v1beta1","kind":"ConversionReview","response":{"uid":5,"result":{"status":"Success"},"convertedObjects":OBJECTS}}`,
	`{"apiVersion":"apiextensions.k8s.io/v1beta1","kind":"ConversionReview","response":{"uid":"UID","result":{"status":"Success","code":"x"},"convertedObjects":OBJECTS}}`,
	`{"apiVersion":"apiextensions.k8s.io/v1beta1","kind":"ConversionReview","response":{"uid":"UID","result":"Success","convertedObjects":OBJECTS}}`,
	`{"apiVersion":"apiextensions.k8s.io/v1beta1","kind":"ConversionReview","response":{"uid":"UID","result":{"status":"Success"},"convertedObjects":"x"}}`,
	`{"apiVersion":null,"kind":"ConversionReview","response":{"uid":"UID","result":{"status":"Success"},"convertedObjects":OBJECTS}}`,
	`{"apiVersion":"apiextensions.k8s.io/v1beta1","response":{"uid":"UID","result":{"status":"Success"},"convertedObjects":OBJECTS}}`,
	`{"response":{"uid":"UID","result":{"status":"Success"},"convertedObjects":OBJECTS}}`,
	// As YAML.
	"# YAML\napiVersion: apiextensions.k8s.io/v1\nkind: ConversionReview\nresponse:\n  uid: UID\n  result: {status: Success}\n  convertedObjects: OBJECTS\n",
	``,
	` `,
	`[]`,
	`[1`,
	`{"response":`,
}

func quoted(text string) json.RawMessage {
	data, err := json.Marshal(text)
	if err != nil {
		panic(err)
	}
	return data
}

func inputs(*rand.Rand) []any {
	var all []any
	add := func(versions, object, to string, code int, body string) {
		all = append(all, json.RawMessage(fmt.Sprintf(
			`{"versions":%s,"object":%s,"to":%q,"code":%d,"body":%s}`, versions, object, to, code, quoted(body),
		)))
	}
	one := bird("v1", metadata, `,"spec":{"legs":2}`)
	done := bird("v2", metadata, `,"spec":{"wings":3}`)
	list := func(items ...string) string {
		return fmt.Sprintf(
			`{"apiVersion":"example.com/v1","kind":"BirdList","metadata":{"resourceVersion":"7"},"items":[%s]}`, strings.Join(items, ","),
		)
	}
	reply := func(objects string) string {
		return strings.Replace(reviews[0], "OBJECTS", "["+objects+"]", 1)
	}
	for _, object := range converted {
		add(`["v1"]`, one, "v2", 200, reply(object))
		add(`["v1"]`, list(done, one, one), "v2", 200, reply(converted[0]+","+object))
	}
	for _, review := range reviews {
		for _, versions := range []string{`["v1"]`, `["v1beta1","v1"]`} {
			add(versions, one, "v2", 200, strings.Replace(review, "OBJECTS", "["+converted[0]+"]", 1))
		}
	}
	good := reply(converted[0])
	for _, versions := range []string{`["v2","v1"]`, `["v2"]`, `[]`} {
		add(versions, one, "v2", 200, good)
	}
	for _, object := range []string{
		done, list(), list(done), list(done, done), list(one), `{"apiVersion":"example.com/v1","kind":"Bird"}`,
		bird("v4", metadata, ``), list(bird("v4", metadata, ``)), bird("v1", `{"name":"a"}`, ``), bird("v3", metadata, ``),
	} {
		add(`["v1"]`, object, "v2", 200, good)
	}
	add(`["v1"]`, one, "v4", 200, good)
	add(`["v2"]`, list(done), "v2", 200, good)
	for _, code := range []int{201, 400, 404, 409, 500, 503} {
		add(`["v1"]`, one, "v2", code, good)
		add(`["v1"]`, one, "v2", code, `{"kind":"Status","apiVersion":"v1","status":"Failure","message":"broken","reason":"Conflict","code":409}`)
	}
	return all
}
