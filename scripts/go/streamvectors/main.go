// Writes the vectors of streams: what Go's framers, streaming encoders and watch decoders make of events and bytes, and
// how its servers negotiate media types.
//
//	go run . [file]
package main

import (
	"bytes"
	"compress/gzip"
	"encoding/base64"
	"encoding/json"
	"fmt"
	"io"
	"math/rand"
	"mime"
	"os"
	"sort"
	"strings"

	"github.com/munnerz/goautoneg"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/runtime/serializer"
	"k8s.io/apimachinery/pkg/runtime/serializer/cbor"
	serializerjson "k8s.io/apimachinery/pkg/runtime/serializer/json"
	"k8s.io/apimachinery/pkg/runtime/serializer/streaming"
	"k8s.io/apimachinery/pkg/watch"
	restwatch "k8s.io/client-go/rest/watch"

	corev1 "k8s.io/api/core/v1"
	"k8s.io/client-go/kubernetes/scheme"
)

type event struct {
	Type   string          `json:"type"`
	Object json.RawMessage `json:"object"`
}

type row struct {
	Area string `json:"area"`
	// Of a stream: its format, its bytes, the frames and events in it, and the error at its end.
	Format string   `json:"format,omitempty"`
	Stream string   `json:"stream,omitempty"`
	Frames []string `json:"frames,omitempty"`
	Events []event  `json:"events,omitempty"`
	// Of other areas: the input, the answer.
	In  string `json:"in,omitempty"`
	Out string `json:"out,omitempty"`
	Err string `json:"err,omitempty"`
}

var (
	codecs     = serializer.NewCodecFactory(scheme.Scheme)
	codecsCBOR = serializer.NewCodecFactory(scheme.Scheme, serializer.WithSerializer(cbor.NewSerializerInfo))
)

func infoFor(format string) runtime.SerializerInfo {
	mediaType := map[string]string{"json": runtime.ContentTypeJSON, "protobuf": runtime.ContentTypeProtobuf, "cbor": runtime.ContentTypeCBOR}[format]
	info, ok := runtime.SerializerInfoForMediaType(codecsCBOR.SupportedMediaTypes(), mediaType)
	if !ok {
		panic(format)
	}
	return info
}

func must(err error) {
	if err != nil {
		panic(err)
	}
}

func object(random *rand.Rand, i int, eventType watch.EventType) runtime.Object {
	name := fmt.Sprintf("name-%d", i)
	texts := []string{"", "plain", "\"quoted\" \\ back\\\\slash", "é 日本 😀", "{[}]", "<&>\u2028", "a\nb\tc", "\x00\x1f\x7f"}
	text := texts[random.Intn(len(texts))]
	meta := metav1.ObjectMeta{Name: name, ResourceVersion: fmt.Sprint(i), Annotations: map[string]string{"text": text, "": "}"}}
	if eventType == watch.Error {
		return &metav1.Status{TypeMeta: metav1.TypeMeta{APIVersion: "v1", Kind: "Status"}, Status: "Failure", Message: text, Reason: metav1.StatusReasonExpired, Code: 410}
	}
	if eventType == watch.Bookmark {
		return &corev1.Pod{TypeMeta: metav1.TypeMeta{APIVersion: "v1", Kind: "Pod"}, ObjectMeta: metav1.ObjectMeta{ResourceVersion: fmt.Sprint(i)}}
	}
	if random.Intn(2) == 0 {
		return &corev1.ConfigMap{TypeMeta: metav1.TypeMeta{APIVersion: "v1", Kind: "ConfigMap"}, ObjectMeta: meta, Data: map[string]string{"k": strings.Repeat(text, random.Intn(40))}}
	}
	return &corev1.Pod{TypeMeta: metav1.TypeMeta{APIVersion: "v1", Kind: "Pod"}, ObjectMeta: meta, Spec: corev1.PodSpec{Containers: []corev1.Container{{Name: "c", Image: text}}}}
}

// stream writes events as a server does: each object encoded, put into a WatchEvent, and that written as a frame.
func stream(random *rand.Rand, format string, count int) row {
	info := infoFor(format)
	var out bytes.Buffer
	encoder := streaming.NewEncoder(info.StreamSerializer.Framer.NewFrameWriter(&out), info.StreamSerializer.Serializer)
	result := row{Area: "events", Format: format}
	types := []watch.EventType{watch.Added, watch.Modified, watch.Deleted, watch.Bookmark, watch.Error}
	for i := 0; i < count; i++ {
		eventType := types[random.Intn(len(types))]
		obj := object(random, i, eventType)
		data, err := runtime.Encode(info.Serializer, obj)
		must(err)
		must(encoder.Encode(&metav1.WatchEvent{Type: string(eventType), Object: runtime.RawExtension{Raw: data}}))
		text, err := runtime.Encode(infoFor("json").Serializer, obj)
		must(err)
		result.Events = append(result.Events, event{string(eventType), text})
	}
	result.Stream = base64.StdEncoding.EncodeToString(out.Bytes())
	return result
}

// read takes a stream apart as clients do.
func read(format string, data []byte) row {
	info := infoFor(format)
	result := row{Area: "read", Format: format, Stream: base64.StdEncoding.EncodeToString(data)}
	frames := info.StreamSerializer.Framer.NewFrameReader(io.NopCloser(bytes.NewReader(data)))
	negotiator := runtime.NewClientNegotiator(codecsCBOR.WithoutConversion(), schema.GroupVersion{Version: "v1"})
	decoder, _, _, err := negotiator.StreamDecoder(info.MediaType, nil)
	must(err)
	events := restwatch.NewDecoder(streaming.NewDecoder(frames, info.StreamSerializer.Serializer), decoder)
	for {
		eventType, obj, err := events.Decode()
		if err == io.EOF {
			break
		}
		if err != nil {
			result.Err = err.Error()
			break
		}
		gvks, _, err := scheme.Scheme.ObjectKinds(obj)
		must(err)
		obj.GetObjectKind().SetGroupVersionKind(gvks[0])
		text, err := runtime.Encode(infoFor("json").Serializer, obj)
		must(err)
		result.Events = append(result.Events, event{string(eventType), text})
	}
	return result
}

// cut takes a stream into frames, without looking into them.
func cut(format string, data []byte) row {
	framers := map[string]runtime.Framer{"json": serializerjson.Framer, "yaml": serializerjson.YAMLFramer, "length": infoFor("protobuf").StreamSerializer.Framer}
	result := row{Area: "frames", Format: format, Stream: base64.StdEncoding.EncodeToString(data), Frames: []string{}}
	frames := framers[format].NewFrameReader(io.NopCloser(bytes.NewReader(data)))
	buffer := make([]byte, 1<<20)
	for {
		n, err := frames.Read(buffer)
		if err == io.EOF {
			break
		}
		if err != nil {
			result.Err = err.Error()
			break
		}
		result.Frames = append(result.Frames, base64.StdEncoding.EncodeToString(buffer[:n]))
	}
	return result
}

func mutate(random *rand.Rand, data []byte) []byte {
	out := append([]byte(nil), data...)
	switch random.Intn(4) {
	case 0:
		return out[:random.Intn(len(out))]
	case 1:
		out[random.Intn(len(out))] = "{}[]\":,\\ \n\x00\xff09"[random.Intn(14)]
	case 2:
		at := random.Intn(len(out))
		out = append(out[:at:at], out[at+1:]...)
	default:
		at := random.Intn(len(out))
		out = append(out[:at:at], append([]byte{"{}[]\":,\\ \n\x00\xff09"[random.Intn(14)]}, out[at:]...)...)
	}
	return out
}

func pick(random *rand.Rand, from []string) string { return from[random.Intn(len(from))] }

func accept(header string) row {
	var clauses []string
	for _, clause := range goautoneg.ParseAccept(header) {
		var params []string
		for key, value := range clause.Params {
			params = append(params, key+"="+value)
		}
		sort.Strings(params)
		clauses = append(clauses, fmt.Sprintf("%s|%s|%v|%s", clause.Type, clause.SubType, clause.Q, strings.Join(params, ";")))
	}
	return row{Area: "accept", In: header, Out: strings.Join(clauses, ",")}
}

func mediaType(text string) row {
	mediaType, params, err := mime.ParseMediaType(text)
	if err != nil {
		return row{Area: "mediaType", In: text, Err: "error"}
	}
	var names []string
	for key, value := range params {
		names = append(names, key+"="+value)
	}
	sort.Strings(names)
	return row{Area: "mediaType", In: text, Out: mediaType + "|" + strings.Join(names, ";")}
}

// recognize decodes with any of the three formats.
func recognize(data []byte) row {
	result := row{Area: "recognize", Stream: base64.StdEncoding.EncodeToString(data)}
	obj, _, err := codecs.UniversalDeserializer().Decode(data, nil, nil)
	if err != nil {
		result.Err = err.Error()
		return result
	}
	text, err := runtime.Encode(infoFor("json").Serializer, obj)
	must(err)
	result.Out = string(text)
	return result
}

func identifiers() []row {
	encoder := infoFor("json").Serializer
	v1 := schema.GroupVersion{Version: "v1"}
	apps := schema.GroupVersions{{Group: "apps", Version: "v1"}, v1}
	rows := []row{}
	for name, codec := range map[string]runtime.Encoder{
		"encoderForVersion": codecs.EncoderForVersion(encoder, v1),
		"legacyCodec":       codecs.LegacyCodec(apps...),
		"internal":          codecs.CodecForVersions(encoder, nil, runtime.InternalGroupVersioner, nil),
		"disabled":          codecs.CodecForVersions(encoder, nil, nil, nil),
		"none":              codecs.CodecForVersions(nil, codecs.UniversalDeserializer(), nil, nil),
		"withoutConversion": codecs.WithoutConversion().EncoderForVersion(encoder, v1),
	} {
		rows = append(rows, row{Area: "identifier", In: name, Out: string(codec.Identifier())})
	}
	sort.Slice(rows, func(i, j int) bool { return rows[i].In < rows[j].In })
	return rows
}

func main() {
	file := "test/apimachinery/vectors/stream.jsonl.gz"
	if len(os.Args) > 1 {
		file = os.Args[1]
	}
	random := rand.New(rand.NewSource(1))
	var rows []row
	for _, format := range []string{"json", "protobuf", "cbor"} {
		random := random
		if format == "cbor" {
			// The other rows stay as they were before this format came.
			random = rand.New(rand.NewSource(2))
		}
		for _, count := range []int{0, 1, 2, 40} {
			made := stream(random, format, count)
			rows = append(rows, made)
		}
		for i := 0; i < 400; i++ {
			data, err := base64.StdEncoding.DecodeString(stream(random, format, 1+random.Intn(3)).Stream)
			must(err)
			rows = append(rows, read(format, mutate(random, data)))
		}
	}
	for _, text := range []string{
		"", " \n", `{"type":"ADDED","object":{"apiVersion":"v1","kind":"Pod"}}`, `{ "type" : "ADDED" , "object" : {"apiVersion":"v1","kind":"Pod"} }`,
		`{"object":{"apiVersion":"v1","kind":"Pod"},"type":"ADDED"}`, `{"type":"ADDED","object":{"apiVersion":"v1","kind":"Pod"},"more":1}`,
		`{"type":"ADDED","object":{"apiVersion":"v1","kind":"Pod"}}{"type":"ADDED","object":{"apiVersion":"v1","kind":"Pod"}}`,
		`{"type":"ADDED","object":null}`, `{"type":"ADDED"}`, `{"object":{"apiVersion":"v1","kind":"Pod"}}`, `{"type":"added","object":{}}`,
		`{"type":"ADD\u0045D","object":{"apiVersion":"v1","kind":"Pod"}}`, `{"type":1,"object":{}}`, `{"type":"ADDED","object":1}`, `{"type":"ADDED","object":[]}`,
		`{"type":"ADDED","object":{}}`, `{"type":"ADDED","object":{"kind":"Pod"}}`, `{"type":"ADDED","object":{"apiVersion":"v1","kind":"Nope"}}`,
		`{"type":"ADDED","type":"DELETED","object":{"apiVersion":"v1","kind":"Pod"}}`, `[]`, `null`, `1`, `"x"`, `<html>`, `}`, `é`,
		`{"kind":"Pod","apiVersion":"v1"}`, `{"type":"ADDED","object":{"apiVersion":"v1","kind":"Pod","metadata":{"generation":9007199254740993}}}`,
		`{"Type":"ADDED","Object":{"apiVersion":"v1","kind":"Pod"}}`, `{"type":"ERROR","object":{"kind":"Status","apiVersion":"v1","code":410}}`,
		`{"type":"ERROR","object":{"kind":"Status","apiVersion":"meta.k8s.io/v1","code":410}}`,
	} {
		rows = append(rows, read("json", []byte(text)), cut("json", []byte(text)))
	}
	jsonPieces := []string{"{", "}", "[", "]", `"`, `\"`, `\\`, `"a"`, `"}"`, ":", ",", " ", "\n", "1", "-2.5e+3", "true", "null", "false", "é", `{"a":[1,{"b":"]"}]}`, `"\u00e9"`, "[]", "{}"}
	yamlPieces := []string{"---", "\n---", "\n", "--", "-", "a: 1\n", "b: |\n  ---\n", "--- # c\n", "\r\n---\r\n", "---\n---\n", "x"}
	for i := 0; i < 600; i++ {
		var text strings.Builder
		for j := 0; j <= random.Intn(8); j++ {
			text.WriteString(pick(random, jsonPieces))
		}
		rows = append(rows, cut("json", []byte(text.String())))
		text.Reset()
		for j := 0; j <= random.Intn(8); j++ {
			text.WriteString(pick(random, yamlPieces))
		}
		rows = append(rows, cut("yaml", []byte(text.String())))
		var data []byte
		for j := 0; j <= random.Intn(4); j++ {
			length := random.Intn(5)
			data = append(data, 0, 0, 0, byte(length))
			for k := 0; k < length; k++ {
				data = append(data, byte(random.Intn(256)))
			}
		}
		if random.Intn(3) == 0 && len(data) > 0 {
			data = data[:random.Intn(len(data))]
		}
		rows = append(rows, cut("length", data))
	}
	for _, header := range []string{
		"", "*", "*/*", "application/json", "application/*", "*/json", "application", "application/", "/", "/json", "a/b/c", "a/b/", "application/json;", "application/json; q=0.5",
		"application/json;q=0.5,application/yaml", "application/yaml;q=0.5,*/*;q=0.1,application/json", "application/json;as=Table;v=v1;g=meta.k8s.io,application/json",
		"application/vnd.kubernetes.protobuf;as=PartialObjectMetadata;g=meta.k8s.io;v=v1,application/json", "a/b;q=x,c/d;q=", "a/b;q=1.5,c/d;q=-1", "a/b;x=1=2,c/d;x=1=", " a / b ; x = 1 ",
		"a/b;;x=1", ",,a/b,", "a/b;q=0.5;x=1, a/*;q=0.5, */*;q=0.5", "a/b;x=\"y\"", "application/json;stream=watch", "*;q=0.1,a/b", "a/b;as=", "a/b;=x",
	} {
		rows = append(rows, accept(header))
	}
	for _, text := range []string{
		"", "application/json", "Application/JSON", "application/json; charset=utf-8", "application/json;charset=\"utf-8\"", "application/json;", "application/json; ", "application/json;;",
		"application", "application/", "/json", "a/b/c", "application/json;x", "application/json;x=", "application/json;x=1;x=2", "application/json;x=1;x=1", "application/json;X=Y;z=\"a\\\"b\"",
		"application/json;stream=watch", " application/json ", "application/json ; x = 1", "application/json;x=\"", "app lication/json", "application/js on", "é/b", "application/json;x=\"a;b\"",
	} {
		rows = append(rows, mediaType(text))
	}
	pod, err := runtime.Encode(infoFor("protobuf").Serializer, &corev1.Pod{TypeMeta: metav1.TypeMeta{APIVersion: "v1", Kind: "Pod"}, ObjectMeta: metav1.ObjectMeta{Name: "p"}})
	must(err)
	for _, data := range [][]byte{
		nil, []byte(" "), []byte(`{"apiVersion":"v1","kind":"Pod"}`), []byte(" \n\t{\"apiVersion\":\"v1\",\"kind\":\"Pod\"}"), []byte("apiVersion: v1\nkind: Pod\n"), []byte("---\napiVersion: v1\nkind: Pod\n"),
		[]byte("[]"), []byte("1"), []byte("{"), []byte("{}"), []byte("\u00a0{\"apiVersion\":\"v1\",\"kind\":\"Pod\"}"), []byte("\x0b{}"), []byte("kind: Pod"), pod, pod[:4], pod[:6], []byte("k8s"), []byte("k8s\x00"), []byte("a: ["),
	} {
		rows = append(rows, recognize(data))
	}
	rows = append(rows, identifiers()...)

	out, err := os.Create(file)
	must(err)
	zip, err := gzip.NewWriterLevel(out, gzip.BestCompression)
	must(err)
	encoder := json.NewEncoder(zip)
	encoder.SetEscapeHTML(false)
	for _, each := range rows {
		must(encoder.Encode(each))
	}
	must(zip.Close())
	must(out.Close())
	fmt.Println(file, len(rows))
}
