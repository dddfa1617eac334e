/** The backend as readers use it. @module */
export { type ReadersBackend, withReport } from './backend/readers-backend.ts'
export { askFunction } from './functions/ask-function.ts'
export { visitorHeaders } from './functions/visitor-headers.ts'
