/**
 * What is announced on a channel of the backend, for scripts in a page, without the rest of the vendor's client.
 *
 * @module
 */
export { readAlong, type ReadAlongOptions } from './observer/read-along.ts'
