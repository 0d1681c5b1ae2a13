// A server on net/http that does to each request what its header Fault says, once: puts off, goes away, cuts, aborts, and
// connects slowly. For test/client/soak.test.ts, which reads at /ledger what was carried out and what a fault has met.
//
//	rude CERT KEY   serves HTTP/2 by TLS on loopback and prints the port
package main

import (
	"context"
	"crypto/tls"
	"encoding/json"
	"fmt"
	"io"
	"log"
	"net"
	"net/http"
	"os"
	"sync"
	"sync/atomic"
	"time"
)

const answer = `{"kind":"ConfigMap","apiVersion":"v1","metadata":{"name":"a"}}`

// What is known of a connection: the requests on it, and whether their answers have begun.
type connection struct {
	net.Conn
	here map[string]bool
}

type ledger struct {
	sync.Mutex
	struck map[string]bool
	Done   map[string]int  `json:"done"`
	Begun  map[string]bool `json:"begun"`
	Broken map[string]bool `json:"broken"`
	Cuts   int             `json:"cuts"`
}

var all = ledger{struck: map[string]bool{}, Done: map[string]int{}, Begun: map[string]bool{}, Broken: map[string]bool{}}

type connectionKey struct{}

func (l *ledger) begin(c *connection, id, fault string) string {
	l.Lock()
	defer l.Unlock()
	c.here[id] = false
	if l.struck[id] {
		return ""
	}
	l.struck[id] = true
	return fault
}

// Answers stay with their connection: a cut may meet them on their way.
func (l *ledger) carryOut(id string) {
	l.Lock()
	defer l.Unlock()
	l.Done[id]++
}

func (l *ledger) answerBegins(c *connection, id string) {
	l.Lock()
	defer l.Unlock()
	c.here[id] = true
}

func (l *ledger) cut(c *connection) {
	l.Lock()
	defer l.Unlock()
	l.Cuts++
	for id, begun := range c.here {
		if begun {
			l.Begun[id] = true
		} else {
			l.Broken[id] = true
		}
	}
	c.Close()
}

func serve(w http.ResponseWriter, r *http.Request) {
	if r.URL.Path == "/ledger" {
		all.Lock()
		defer all.Unlock()
		_ = json.NewEncoder(w).Encode(&all)
		return
	}
	c := r.Context().Value(connectionKey{}).(*connection)
	id := r.URL.Path
	fault := all.begin(c, id, r.Header.Get("Fault"))
	if fault == "cut before" {
		all.cut(c)
		return
	}
	if _, err := io.Copy(io.Discard, r.Body); err != nil {
		return
	}
	switch fault {
	case "later", "unavailable":
		w.Header().Set("Retry-After", "1")
		w.WriteHeader(map[string]int{"later": 429, "unavailable": 503}[fault])
		return
	case "goaway", "refuse":
		// On HTTP/2 a GOAWAY behind the answer.
		w.Header().Set("Connection", "close")
	case "slow":
		time.Sleep(10 * time.Millisecond)
	}
	all.carryOut(id)
	switch fault {
	case "cut after":
		all.cut(c)
		return
	case "reset":
		all.Lock()
		all.Broken[id] = true
		all.Unlock()
		panic(http.ErrAbortHandler)
	}
	all.answerBegins(c, id)
	w.Header().Set("Content-Type", "application/json")
	if fault == "cut within" {
		_, _ = io.WriteString(w, answer[:10])
		_ = http.NewResponseController(w).Flush()
		all.cut(c)
		return
	}
	_, _ = io.WriteString(w, answer)
}

// Every fifth connection is accepted late.
type slowly struct {
	net.Listener
	count atomic.Int64
}

func (l *slowly) Accept() (net.Conn, error) {
	conn, err := l.Listener.Accept()
	if err == nil && l.count.Add(1)%5 == 0 {
		time.Sleep(20 * time.Millisecond)
	}
	return conn, err
}

func main() {
	if len(os.Args) != 3 {
		log.Fatal("usage: rude CERT KEY")
	}
	pair, err := tls.LoadX509KeyPair(os.Args[1], os.Args[2])
	if err != nil {
		log.Fatal(err)
	}
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		log.Fatal(err)
	}
	server := &http.Server{
		Handler:   http.HandlerFunc(serve),
		TLSConfig: &tls.Config{Certificates: []tls.Certificate{pair}},
		HTTP2:     &http.HTTP2Config{MaxConcurrentStreams: 20},
		ErrorLog:  log.New(io.Discard, "", 0),
		ConnContext: func(ctx context.Context, c net.Conn) context.Context {
			return context.WithValue(ctx, connectionKey{}, &connection{Conn: c, here: map[string]bool{}})
		},
	}
	fmt.Println(listener.Addr().(*net.TCPAddr).Port)
	// It ends with whoever has started it.
	go func() {
		_, _ = io.Copy(io.Discard, os.Stdin)
		os.Exit(0)
	}()
	log.Fatal(server.ServeTLS(&slowly{Listener: listener}, "", ""))
}
