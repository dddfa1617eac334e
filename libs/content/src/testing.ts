export { buildDocument, buildLink, buildPage, buildRepository } from './testing/build-document.ts'
export { type MemoryService, memoryService } from './testing/memory-service.ts'
export {
  type Script,
  type ScriptedResponse,
  type ScriptedFetch,
  scriptedFetch,
} from './testing/scripted-fetch.ts'
