package main

import (
	"context"
	"errors"
	"io"
	"math"
	"net/http"
	"net/url"
	"regexp"
	"strconv"
	"strings"
	"sync"
	"syscall"
	"time"
)

// reply is the answer to one request.
type reply struct {
	// On says which request it is for: "list", "watch", "watchlist" (a watch with initial events), or any.
	On      string            `json:"on,omitempty"`
	Status  int               `json:"status,omitempty"`
	Headers map[string]string `json:"headers,omitempty"`
	// Frames are the pieces of the body.
	Frames []frame `json:"frames,omitempty"`
	// Finish says how it ends: "end", "cut", "reset", or "hang", which is not at all. Without a status there is no response
	// at all: "refused" or "reset".
	Finish string `json:"finish"`
	// Last is how long it goes on after the last frame, in milliseconds.
	Last int `json:"last,omitempty"`
}

type frame struct {
	// After is the time since the last frame, in milliseconds.
	After int    `json:"after,omitempty"`
	Text  string `json:"text"`
}

// server answers by a script; what it has no answer for hangs.
type server struct {
	lock     sync.Mutex
	replies  []reply
	requests []string
	// active is when it did something last.
	active time.Time
}

func (s *server) RoundTrip(r *http.Request) (*http.Response, error) {
	s.lock.Lock()
	query := r.URL.Query()
	kind := "list"
	if query.Get("watch") == "true" || query.Get("watch") == "1" {
		kind = "watch"
	}
	if query.Get("sendInitialEvents") == "true" {
		kind = "watchlist"
	}
	s.requests = append(s.requests, s.waited()+" "+r.Method+" "+r.URL.Path+"?"+normal(query))
	next := reply{Status: 200, Finish: "hang"}
	for i, each := range s.replies {
		if each.On == "" || each.On == kind {
			next = each
			s.replies = append(append([]reply{}, s.replies[:i]...), s.replies[i+1:]...)
			break
		}
	}
	s.active = time.Now()
	s.lock.Unlock()
	switch {
	case next.Status == 0 && next.Finish == "refused":
		return nil, syscall.ECONNREFUSED
	case next.Status == 0:
		return nil, syscall.ECONNRESET
	}
	header := http.Header{"Content-Type": {"application/json"}}
	for key, value := range next.Headers {
		header.Set(key, value)
	}
	ctx, cancel := context.WithCancel(r.Context())
	return &http.Response{
		StatusCode: next.Status, Header: header, ContentLength: -1, Request: r,
		Body: &body{server: s, reply: next, ctx: ctx, cancel: cancel},
	}, nil
}

// waited says how long the client waited after the last thing the server did: not at all, whole seconds, or a pause of the
// back-off, whose random part is left out.
func (s *server) waited() string {
	if s.active.IsZero() {
		return "0"
	}
	since := time.Since(s.active)
	switch {
	case since == 0:
		return "0"
	case since%time.Millisecond == 0:
		return strconv.FormatInt(since.Milliseconds(), 10)
	}
	step := int(math.Floor(math.Log2(since.Seconds() / 0.8)))
	// From here on, the limit makes two steps overlap.
	return "step" + strconv.Itoa(min(step, 5))
}

var timeouts = regexp.MustCompile(`^timeout`)

// normal is a query without what is random, sorted.
func normal(query url.Values) string {
	for key := range query {
		if timeouts.MatchString(key) {
			query.Set(key, "T")
		}
	}
	return query.Encode()
}

type body struct {
	server *server
	reply  reply
	ctx    context.Context
	cancel func()
	left   string
}

func (b *body) Read(p []byte) (int, error) {
	for b.left == "" {
		if len(b.reply.Frames) == 0 {
			if err := b.wait(b.reply.Last); err != nil {
				return 0, err
			}
			b.reply.Last = 0
			switch b.reply.Finish {
			case "end":
				return 0, io.EOF
			case "cut":
				return 0, io.ErrUnexpectedEOF
			case "reset":
				return 0, syscall.ECONNRESET
			}
			<-b.ctx.Done()
			return 0, b.ctx.Err()
		}
		next := b.reply.Frames[0]
		b.reply.Frames = b.reply.Frames[1:]
		if err := b.wait(next.After); err != nil {
			return 0, err
		}
		b.left = next.Text
	}
	n := copy(p, b.left)
	b.left = b.left[n:]
	return n, nil
}

func (b *body) wait(milliseconds int) error {
	if err := b.ctx.Err(); err != nil {
		return err
	}
	if milliseconds > 0 {
		select {
		case <-b.ctx.Done():
			return b.ctx.Err()
		case <-time.After(time.Duration(milliseconds) * time.Millisecond):
		}
	}
	b.server.lock.Lock()
	b.server.active = time.Now()
	b.server.lock.Unlock()
	return nil
}

func (b *body) Close() error {
	b.cancel()
	return nil
}

var errNoTransform = errors.New("no transform")

func join(parts ...string) string { return strings.Join(parts, " ") }
