export { folderStorage } from './node/folder-storage.ts'
export { createNodeFetch, type NodeFetchOptions } from './node/node-fetch.ts'
export { type ContentFolder, readContentFolder } from './node/read-content-folder.ts'
export { readModels } from './node/read-models.ts'
