// What bundlers for browsers find in place of an entry for servers: nothing of it, and a build that fails.
// Next stops at the marker; every other bundler stops at the names it does not find here. Keys could become public.
import 'server-only'
