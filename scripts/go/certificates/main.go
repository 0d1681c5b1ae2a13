// Command certificates tells what Go makes of certificates: crypto/x509, which API servers check webhooks with, a TLS client,
// and client-go's util/cert.
package main

import "kubetyped/rows"

func main() {
	rows.Main([]rows.Area{
		{Name: "verify", Answer: verify},
		{Name: "dial", Answer: dial},
		{Name: "authority", Answer: authority},
	})
}
