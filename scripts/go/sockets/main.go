// Listens as Go's API servers do, with net/http alone, for test/attack/sockets.test.ts: says in each answer what was asked,
// and prints a line about each request, whether or not somebody reads the answer. The first line has the ports, without TLS
// and with it.
package main

import (
	"crypto/ecdsa"
	"crypto/elliptic"
	"crypto/rand"
	"crypto/tls"
	"crypto/x509"
	"encoding/json"
	"fmt"
	"io"
	"log"
	"math/big"
	"net"
	"net/http"
	"os"
	"reflect"
	"sync"
	"time"
)

type seen struct {
	Address string `json:"address"`
	Method  string `json:"method"`
	URL     string `json:"url"`
	Host    string `json:"host"`
	// -1: its body broke off
	Length int64 `json:"length"`
}

var lines sync.Mutex

func echo(w http.ResponseWriter, r *http.Request) {
	length, err := io.Copy(io.Discard, r.Body)
	if err != nil {
		length = -1
	}
	address, _, _ := net.SplitHostPort(r.RemoteAddr)
	lines.Lock()
	json.NewEncoder(os.Stdout).Encode(seen{address, r.Method, r.URL.RequestURI(), r.Host, length})
	lines.Unlock()
	if err != nil {
		http.Error(w, "body", http.StatusBadRequest)
		return
	}
	text := fmt.Sprintf("%s %s %d\n", r.Method, r.URL.RequestURI(), length)
	w.Header().Set("Content-Type", "text/plain")
	w.Header().Set("Content-Length", fmt.Sprint(len(text)))
	io.WriteString(w, text)
}

func certificate() tls.Certificate {
	key, err := ecdsa.GenerateKey(elliptic.P256(), rand.Reader)
	if err != nil {
		log.Fatal(err)
	}
	template := &x509.Certificate{SerialNumber: big.NewInt(1), NotBefore: time.Now().Add(-time.Hour), NotAfter: time.Now().Add(24 * time.Hour)}
	der, err := x509.CreateCertificate(rand.Reader, template, template, &key.PublicKey, key)
	if err != nil {
		log.Fatal(err)
	}
	return tls.Certificate{Certificate: [][]byte{der}, PrivateKey: key}
}

func listen(config *tls.Config) int {
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		log.Fatal(err)
	}
	server := &http.Server{
		Handler:           http.HandlerFunc(echo),
		TLSConfig:         config,
		MaxHeaderBytes:    1 << 20,
		IdleTimeout:       time.Second,
		ReadHeaderTimeout: time.Second,
		ErrorLog:          log.New(io.Discard, "", 0),
	}
	// Go 1.27 takes 500 headers; kube-apiserver 1.36 is built with Go 1.26, which doesn't count them.
	if most := reflect.ValueOf(server).Elem().FieldByName("MaxHeaderValueCount"); most.IsValid() {
		most.SetInt(1 << 30)
	}
	go func() {
		if config == nil {
			log.Fatal(server.Serve(listener))
		}
		log.Fatal(server.ServeTLS(listener, "", ""))
	}()
	return listener.Addr().(*net.TCPAddr).Port
}

func main() {
	plain, secure := listen(nil), listen(&tls.Config{Certificates: []tls.Certificate{certificate()}})
	fmt.Println(plain, secure)
	// Ends with whoever started it.
	io.Copy(io.Discard, os.Stdin)
}
