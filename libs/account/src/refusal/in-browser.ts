// Browser bundlers get this file instead of a server entry, and the build fails.
// Next stops at the marker; every other bundler stops at the names it does not find here. Keys could become
// public.
import 'server-only'
