/** The process that listens: a server in front of the framework, which it loads. @module */
export { serve, type ServeOptions } from './serve/serve.ts'
