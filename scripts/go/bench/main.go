// Command bench measures the Go implementation: bench <operation> <file>
//
// The operations are decode and encode, with the serializers, the same with protobuf- or cbor- in front, copy and equal,
// those of quantities, select and tolerate, server-side apply to a pod, and for files with pairs of texts
// strategic-create, strategic-apply, merge-create and merge-apply.
// The file holds one text, or several with NULs between them; it is YAML when its name says so. Prints a JSON list of
// microseconds per call. Refuses a text that Go would write in another way than it stands there.
package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"os"
	"strings"
	"time"

	"k8s.io/apimachinery/pkg/api/equality"
	"k8s.io/apimachinery/pkg/runtime"
	serializer "k8s.io/apimachinery/pkg/runtime/serializer/json"

	"kubetyped/groups"
)

const (
	sampleTime = 120 * time.Millisecond
	samples    = 8
)

func main() {
	if len(os.Args) != 3 {
		fail("usage: bench <operation> <file>")
	}
	prepare := prepareSerializer
	if strings.HasPrefix(os.Args[1], "quantity-") {
		prepare = prepareQuantities
	}
	run := prepare(os.Args[1], os.Args[2])
	measure(run, calibrate(run))
	calls := calibrate(run)
	times := make([]float64, samples)
	for sample := range times {
		times[sample] = measure(run, calls)
	}
	check(json.NewEncoder(os.Stdout).Encode(times))
}

// prepareSerializer gives the function to measure; it takes the number of the call.
func prepareSerializer(operation, file string) func(int) {
	data, err := os.ReadFile(file)
	check(err)
	scheme := groups.NewScheme()
	options := serializer.SerializerOptions{Yaml: strings.HasSuffix(file, ".yaml")}
	codec := serializer.NewSerializerWithOptions(serializer.DefaultMetaFactory, scheme, scheme, options)
	texts := bytes.Split(data, []byte{0})
	if run := prepareMatch(operation, texts); run != nil {
		return run
	}
	if strings.HasPrefix(operation, "strategic-") || strings.HasPrefix(operation, "merge-") {
		return preparePatch(operation, scheme, texts)
	}
	if operation == "apply" {
		return prepareApply(texts)
	}
	objects := make([]runtime.Object, len(texts))
	for index, text := range texts {
		objects[index] = decode(codec, text)
		if !bytes.Equal(bytes.TrimRight(encode(codec, objects[index]), "\n"), bytes.TrimRight(text, "\n")) {
			fail("Go writes text %d of %s in another way", index, file)
		}
	}
	if run := prepareBinary(operation, scheme, objects); run != nil {
		return run
	}
	switch operation {
	case "decode":
		return func(call int) { decode(codec, texts[call%len(texts)]) }
	case "encode":
		return func(call int) { encode(codec, objects[call%len(objects)]) }
	case "copy":
		return func(call int) { objects[call%len(objects)].DeepCopyObject() }
	case "equal":
		others := make([]runtime.Object, len(texts))
		for index, text := range texts {
			others[index] = decode(codec, text)
		}
		return func(call int) {
			if !equality.Semantic.DeepEqual(objects[call%len(objects)], others[call%len(objects)]) {
				fail("two objects of the same text differ")
			}
		}
	}
	fail("no operation %q", operation)
	return nil
}

func decode(codec runtime.Decoder, text []byte) runtime.Object {
	object, _, err := codec.Decode(text, nil, nil)
	check(err)
	return object
}

// encode gives bytes of their own, as clients send them, and as the library gives them.
func encode(codec runtime.Encoder, object runtime.Object) []byte {
	text, err := runtime.Encode(codec, object)
	check(err)
	return text
}

func calibrate(run func(int)) int {
	calls := 0
	for start := time.Now(); time.Since(start) < sampleTime; calls++ {
		run(calls)
	}
	return calls
}

// measure gives microseconds per call.
func measure(run func(int), calls int) float64 {
	start := time.Now()
	for call := 0; call < calls; call++ {
		run(call)
	}
	return float64(time.Since(start).Nanoseconds()) / 1000 / float64(calls)
}

func check(err error) {
	if err != nil {
		fail("%v", err)
	}
}

func fail(format string, args ...any) {
	fmt.Fprintf(os.Stderr, format+"\n", args...)
	os.Exit(1)
}
