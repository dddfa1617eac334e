export { compileOnce } from './database/compile-once.ts'
export { BackendError } from './backend-error.ts'
export type { BackendOptions } from './backend-options.ts'
export { startBackend, type Backend } from './start-backend.ts'
