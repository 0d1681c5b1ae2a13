// An etcd of a release that Debian does not have, for the tests of the storage: the server as its project builds it.
package main

import (
	"os"

	"go.etcd.io/etcd/server/v3/etcdmain"
)

func main() {
	etcdmain.Main(os.Args)
}
