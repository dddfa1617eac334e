import { content } from './published-content.ts'

/** The store of published content, one for the whole process. In a build, the newest of it. */
export const contentStore = content.store
