package main

import (
	"bufio"
	"bytes"
	"compress/gzip"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"math/rand"
	"net"
	"net/http"
	"slices"
	"strings"
	"sync"
	"time"

	utilnet "k8s.io/apimachinery/pkg/util/net"
	"kubetyped/rows"
)

// wire is what a socket says to one request.
type wire struct {
	// Text has one letter for each byte.
	Text string `json:"text"`
	// Keep leaves the connection open.
	Keep bool `json:"keep,omitempty"`
}

// sockets answer by a script, and take down what is asked.
type sockets struct {
	*transport
	lock    sync.Mutex
	answers []wire
	// ends are what ends them all.
	ends []func()
}

// over is the way over the sockets. What client-go reads no further, and leaves open, ends with them.
type over struct {
	*sockets
	next http.RoundTripper
}

func (o over) RoundTrip(r *http.Request) (*http.Response, error) {
	ctx, cancel := context.WithCancel(r.Context())
	o.lock.Lock()
	o.ends = append(o.ends, cancel)
	o.lock.Unlock()
	return o.next.RoundTrip(r.WithContext(ctx))
}

func (s *sockets) roundTripper() http.RoundTripper {
	return over{s, utilnet.SetTransportDefaults(&http.Transport{MaxIdleConnsPerHost: 25, DialContext: func(context.Context, string, string) (net.Conn, error) {
		client, server := net.Pipe()
		s.lock.Lock()
		defer s.lock.Unlock()
		s.ends = append(s.ends, func() { client.Close() }, func() { server.Close() })
		go s.serve(server)
		return client, nil
	}})}
}

func (s *sockets) close() {
	s.lock.Lock()
	defer s.lock.Unlock()
	for _, end := range s.ends {
		end()
	}
}

func (s *sockets) serve(socket net.Conn) {
	defer socket.Close()
	in := bufio.NewReader(socket)
	for {
		r, err := http.ReadRequest(in)
		if err != nil {
			return
		}
		body, err := io.ReadAll(r.Body)
		if err != nil {
			return
		}
		s.lock.Lock()
		s.requests = append(s.requests, request{At: time.Since(s.start).Milliseconds(), Method: r.Method, URL: r.RequestURI, Headers: r.Header, Body: body})
		var next wire
		if len(s.answers) > 0 {
			next, s.answers = s.answers[0], s.answers[1:]
		}
		s.lock.Unlock()
		if _, err := socket.Write(bytesOf(next.Text)); err != nil || !next.Keep {
			return
		}
	}
}

func bytesOf(text string) []byte {
	var out []byte
	for _, each := range text {
		out = append(out, byte(each))
	}
	return out
}

// letters are the bytes of a text, one each.
func letters(text string) string {
	var out strings.Builder
	for _, each := range []byte(text) {
		out.WriteRune(rune(each))
	}
	return out.String()
}

// zipped is gzip without compression, which is the same in all releases of Go. All texts here have a letter for each byte.
func zipped(text string) string {
	var out bytes.Buffer
	w, _ := gzip.NewWriterLevel(&out, gzip.NoCompression)
	w.Write(bytesOf(text))
	w.Close()
	return letters(out.String())
}

// message is an answer in its parts.
type message struct {
	interim, status string
	headers         []string
	contentType     string
	body            string
	// coded is the body as it is sent.
	coded   func(body string) string
	framing framing
	// ended is all of it as it is sent.
	ended     func(head, body string) string
	cut, keep bool
}

// framing is how one sees where a body ends: headers, the body between them, and whether it needs the end of the connection.
type framing struct {
	write func(body string) (headers []string, framed string)
	close bool
}

func (m message) wire() wire {
	var headers []string
	var body string
	if m.framing.write != nil {
		headers, body = m.framing.write(m.coded(m.body))
	}
	if m.contentType != "" {
		headers = append([]string{"Content-Type: " + m.contentType}, headers...)
	}
	head := m.interim + m.status + "\r\n"
	for _, each := range append(headers, m.headers...) {
		head += each + "\r\n"
	}
	// Whoever waits for more would wait for ever.
	isWhole := !m.cut && !m.framing.close && (m.framing.write != nil || m.hasNoBody()) && !strings.HasPrefix(m.status, "HTTP/1.0") && !isFramed(m.headers)
	return wire{Text: m.ended(head+"\r\n", body), Keep: m.keep && isWhole}
}

// hasNoBody is whether the status says that there is none.
func (m message) hasNoBody() bool {
	return strings.Contains(m.status, " 204") || strings.Contains(m.status, " 304")
}

// isFramed is whether headers besides those of the framing say where the body ends.
func isFramed(headers []string) bool {
	return slices.ContainsFunc(headers, func(each string) bool {
		return strings.HasPrefix(each, "Content-Length") || strings.HasPrefix(each, "Transfer-Encoding")
	})
}

// chunked frames pieces of so many letters.
func chunked(header string, size int, number, end string) framing {
	return framing{write: func(body string) ([]string, string) {
		out, left := "", []rune(body)
		for len(left) > 0 {
			n := min(size, len(left))
			out += fmt.Sprintf(number, n) + "\r\n" + string(left[:n]) + "\r\n"
			left = left[n:]
		}
		return []string{header}, out + end
	}}
}

func lengthed(header string, more int) framing {
	return framing{write: func(body string) ([]string, string) {
		return []string{fmt.Sprintf(header, len([]rune(body))+more)}, body
	}}
}

// closing ends the connection, since more would have to come.
func closing(f framing) framing {
	f.close = true
	return f
}

const transferChunked = "Transfer-Encoding: chunked"

var framings = []framing{
	lengthed("Content-Length: %d", 0),
	lengthed("content-length:%d", 0),
	lengthed("Content-Length: \t %d  ", 0),
	lengthed("Content-Length: 000%d", 0),
	closing(lengthed("Content-Length: %d", 7)),
	lengthed("Content-Length: %d", -3),
	lengthed("Content-Length: x%d", 0),
	lengthed("Content-Length: -%d", 0),
	chunked(transferChunked, 1<<20, "%x", "0\r\n\r\n"),
	chunked(transferChunked, 1, "%x", "0\r\n\r\n"),
	chunked(transferChunked, 7, "%x", "0\r\n\r\n"),
	chunked("TRANSFER-ENCODING: Chunked", 30, "%X", "0\r\n\r\n"),
	chunked(transferChunked, 30, "000%x", "000\r\n\r\n"),
	chunked(transferChunked, 30, "%x;a=b;c", "0;last\r\n\r\n"),
	chunked(transferChunked, 30, `%x;a="b c"`, "0\r\n\r\n"),
	chunked(transferChunked, 30, "%x", "0\r\nX-Trailer: a\r\nWarning: 299 - \"late\"\r\n\r\n"),
	closing(chunked(transferChunked, 30, "%x", "")),
	closing(chunked(transferChunked, 30, "%x", "0\r\n")),
	closing(chunked(transferChunked, 30, "%x", "1")),
	closing(chunked(transferChunked, 30, "%x", "5\r\nab")),
	chunked(transferChunked, 30, "%x", "\r\n\r\n"),
	chunked(transferChunked, 30, "x%x", "0\r\n\r\n"),
	{close: true, write: func(body string) ([]string, string) { return nil, body }},
	{close: true, write: func(body string) ([]string, string) { return []string{"Connection: close"}, body }},
}

var statusLines = []string{
	"HTTP/1.1 200 OK", "HTTP/1.0 200 OK", "HTTP/1.1 200 ", "HTTP/1.1 200 All is well", "HTTP/1.1 200 " + letters("für dich"), "HTTP/1.1 201 Created", "HTTP/1.1 202 Accepted", "HTTP/1.1 203 Other",
	"HTTP/1.1 206 Partial", "HTTP/1.1 226 IM Used", "HTTP/1.1 204 No Content", "HTTP/1.1 304 Not Modified", "HTTP/1.1 404 Not Found", "HTTP/1.1 409 x", "HTTP/1.0 500 x", "HTTP/1.1 503 x", "HTTP/1.1 599 x", "HTTP/1.1 302 Found",
}

var interims = []string{
	"HTTP/1.1 100 Continue\r\n\r\n", "HTTP/1.1 102 Processing\r\n\r\n", "HTTP/1.1 103 Early Hints\r\nLink: </a>; rel=preload\r\nContent-Type: text/html\r\n\r\n",
	"HTTP/1.1 103 Early Hints\r\n\r\nHTTP/1.1 103 Early Hints\r\nWarning: 299 - \"early\"\r\n\r\n", "HTTP/1.1 199 x\r\nContent-Length: 5\r\n\r\n",
}

// coding is how a body is coded, and which header says so.
type coding struct {
	header string
	write  func(body string) string
}

func plain(body string) string { return body }

// cutZip is a gzip that ends too early.
func cutZip(less int) func(string) string {
	return func(body string) string {
		all := []rune(zipped(body))
		return string(all[:max(0, len(all)-less)])
	}
}

var codings = []coding{
	{"Content-Encoding: gzip", zipped}, {"content-encoding:gzip", zipped}, {"Content-Encoding: GZIP", zipped}, {"Content-Encoding: Gzip ", zipped},
	{"Content-Encoding: identity", plain}, {"Content-Encoding: ", plain}, {"Content-Encoding: br", plain}, {"Content-Encoding: deflate", plain}, {"Content-Encoding: x-gzip", zipped}, {"Content-Encoding: gzip, gzip", zipped},
	{"Content-Encoding: gzip", plain}, {"Content-Encoding: gzip", cutZip(1)}, {"Content-Encoding: gzip", cutZip(8)}, {"Content-Encoding: gzip", cutZip(9)}, {"Content-Encoding: gzip", cutZip(40)},
	{"Content-Encoding: gzip", func(body string) string { return zipped(body) + zipped("") }},
	{"Content-Encoding: gzip", func(body string) string {
		first := half(body, 0)
		return zipped(first) + zipped(strings.TrimPrefix(body, first))
	}},
	{"Content-Encoding: gzip", func(string) string { return "" }}, {"Content-Encoding: gzip", func(string) string { return zipped("") }}, {"Content-Encoding: gzip", cutZip(1 << 20)},
	{"Content-Encoding: gzip", func(body string) string { return zipped(body) + "junk" }},
	{"", zipped},
}

var extras = []string{
	"Connection: close", "Connection: keep-alive\r\nKeep-Alive: timeout=5, max=100", "connection: Close", "X-Empty:", "X-Empty: ", "x-" + strings.Repeat("a", 300) + ": b",
	"X-Long: " + strings.Repeat("long ", 5_000), strings.TrimSuffix(strings.Repeat("X-Many: 1\r\n", 150), "\r\n"), "X-Long: " + strings.Repeat("long ", 40_000),
	"Content-Type: text/plain", "Content-TYPE:application/json", "Content-Type:  application/json\t", "Warning: 299 - \"one\"\r\nWarning: 299 - \"two\"", "warning:299 - \"one\"", "Warning: 299 - \"" + letters("für ☃") + "\"",
	"Warning: 299 - \"\xe4\"", "Retry-After: 1", "Retry-After: 1\r\nRetry-After: 2", "Retry-After:", "retry-after: 1 ", "Retry-After: Wed, 21 Oct 2037 07:28:00 GMT", "Date: yesterday", "Server: " + letters("Äpfel"), "Set-Cookie: a=b\r\nSet-Cookie: c=d",
	"Location: /elsewhere", "ETag: \"x\"", "Vary: *", "Audit-Id: 7", "X-Tab: a\tb", "Trailer: X-Trailer", "Upgrade: h2c", "Content-Range: bytes 0-5/10", "Content-Language: de", "Alt-Svc: h2=\":443\"", "X_Under-score.d!#$%&'*+^`|~: token", "1: 2",
	"Content-Length: 5", transferChunked, "Transfer-Encoding: identity", "X-Folded: a\r\n b", "Content-Type: application/json;\r\n charset=utf-8",
}

// half is the first half of a text of letters, without so many.
func half(text string, less int) string {
	all := []rune(text)
	return string(all[:max(0, len(all)/2-less)])
}

// cuts are where answers end too early.
var cuts = []func(head, body string) string{
	func(head, _ string) string { return head },
	func(head, _ string) string { return strings.TrimSuffix(head, "\r\n") },
	func(head, _ string) string { return half(head, 0) },
	func(head, _ string) string { return head[:7] },
	func(string, string) string { return "" },
	func(head, body string) string { return head + half(body, 0) },
	func(head, body string) string { return head + half(body+body, 1) },
}

// mores are what else is sent.
var mores = []func(head, body string) string{
	func(head, body string) string { return head + body + "\r\n" },
	func(head, body string) string { return head + body + "more" },
	func(head, body string) string {
		return head + body + "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}"
	},
	func(head, body string) string { return "\r\n" + head + body },
}

func joined(head, body string) string { return head + body }

// socketInputs are calls that are answered by bytes, which are mostly legal, and not those of a Go server.
func socketInputs(r *rand.Rand) []any {
	var all []any
	raw := func(text string) json.RawMessage { return json.RawMessage(text) }
	pods, crontabs := kinds[0], kinds[6]
	list := fmt.Sprintf(`{"apiVersion":"v1","kind":"PodList","metadata":{"resourceVersion":"5"},"items":[%s]}`, podJSON)
	events := func(object string) string {
		return fmt.Sprintf("{\"type\":\"ADDED\",\"object\":%s}\n{\"type\":\"MODIFIED\",\"object\":%[1]s}\n", object)
	}
	type wanted struct {
		k          kind
		verb, body string
	}
	wants := []wanted{
		{pods, "get", podJSON}, {pods, "list", list}, {pods, "watch", events(podJSON)}, {pods, "log", "one\ntwo " + letters("für") + "\n"}, {pods, "create", podJSON}, {pods, "delete", successJSON},
		{crontabs, "get", cronTabJSON}, {crontabs, "watch", events(cronTabJSON)},
	}
	usual := func(w wanted) message {
		m := message{status: statusLines[0], contentType: "application/json", body: w.body, coded: plain, framing: framings[0], ended: joined, keep: true}
		if w.verb == "log" {
			m.contentType = "text/plain"
		}
		if w.verb == "watch" {
			m.framing = framings[8]
		}
		return m
	}
	add := func(w wanted, twice bool, messages ...message) {
		c := call{Client: w.k.client, Resource: w.k.resource, Namespace: w.k.namespace, Verb: w.verb, Name: "a", Object: raw(w.k.object), Twice: twice}
		for _, each := range messages {
			c.Answers = append(c.Answers, each.wire())
		}
		// What may be asked again is answered.
		for range 3 {
			c.Answers = append(c.Answers, usual(w).wire())
		}
		all = append(all, c)
	}
	// changes make one part of a message unusual.
	var changes []func(*message)
	for _, each := range statusLines[1:] {
		changes = append(changes, func(m *message) {
			m.status = each
			if strings.Contains(each, " 4") || strings.Contains(each, " 5") {
				m.body = status(404, "NotFound", "none")
			}
			if m.hasNoBody() {
				m.framing = framing{}
			}
			if strings.HasPrefix(each, "HTTP/1.0") {
				m.framing = framings[len(framings)-2]
			}
		})
	}
	for _, each := range interims {
		changes = append(changes, func(m *message) { m.interim = each })
	}
	for _, each := range framings {
		changes = append(changes, func(m *message) { m.framing = each })
	}
	for _, each := range codings {
		changes = append(changes, func(m *message) {
			m.coded = each.write
			if each.header != "" {
				m.headers = append(m.headers, each.header)
			}
		})
	}
	for _, each := range extras {
		changes = append(changes, func(m *message) { m.headers = append(m.headers, each) })
	}
	for _, each := range cuts {
		changes = append(changes, func(m *message) { m.ended, m.cut = each, true })
	}
	for _, each := range mores {
		changes = append(changes, func(m *message) { m.ended = each })
	}
	for _, each := range []string{"", "application/json; charset=utf-8", "application/json;stream=watch", "text/plain", "application/octet-stream", letters("text/plain; charset=ü")} {
		changes = append(changes, func(m *message) { m.contentType = each })
	}
	for _, each := range []string{"", "\r\n", "null", letters("\ufeff") + podJSON} {
		changes = append(changes, func(m *message) { m.body = each })
	}
	later := func(m *message) {
		m.status, m.body = "HTTP/1.1 429 Too Many Requests", status(429, "TooManyRequests", "later")
		m.headers = append(m.headers, "Retry-After: 1")
	}
	changes = append(changes, later)
	for _, w := range wants {
		for _, change := range changes {
			m := usual(w)
			change(&m)
			add(w, false, m)
		}
	}
	// The next one on the same connection, if that is kept.
	for _, w := range []wanted{wants[0], wants[3], wants[5]} {
		for _, change := range changes {
			m := usual(w)
			change(&m)
			add(w, true, m)
			m = usual(w)
			later(&m)
			change(&m)
			add(w, false, m)
		}
	}
	// At random, two or three at once.
	for range 1_200 {
		w := rows.Pick(r, wants)
		var messages []message
		for range 1 + r.Intn(2) {
			m := usual(w)
			for range 2 + r.Intn(2) {
				rows.Pick(r, changes)(&m)
			}
			m.keep = r.Intn(4) > 0
			messages = append(messages, m)
		}
		add(w, r.Intn(4) == 0, messages...)
	}
	return all
}
