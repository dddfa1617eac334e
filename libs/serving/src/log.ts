export { captureConsole } from './log/capture-console.ts'
export { createLog, type Log, type LogLevel, type WriteLine } from './log/create-log.ts'
export { currentRequestId, currentTrace, type TraceContext } from './log/request-context.ts'
