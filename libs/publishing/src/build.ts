/** What is to be done after `next build`. @module */
export { bundleServer, type ServerBundle } from './building/bundle-server.ts'
export { type FinishedBuild, finishBuild } from './serve/finish-build.ts'
