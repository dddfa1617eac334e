export { folderStorage } from './node/folder-storage.ts'
export { createNodeFetch, type NodeFetchOptions } from './node/node-fetch.ts'
