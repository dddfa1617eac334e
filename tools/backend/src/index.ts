export { compileOnce } from './database/compile-once.ts'
export { BackendError } from './backend-error.ts'
export { startBackend, type Backend, type BackendOptions } from './start-backend.ts'
