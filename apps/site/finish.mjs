// Run after a build: finishes its public pages, and fails when one of them cannot be finished.
import { keepCompiled } from './keep-compiled.mjs'

keepCompiled(import.meta.dirname)
await import('./src/process/finish-build.ts')
