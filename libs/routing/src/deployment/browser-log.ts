/** Failures in the background are logged, not shown. */
export type Log = (message: string, cause?: unknown) => void

/** Writes to the console of the browser. */
// oxlint-disable-next-line no-console -- the console is where a browser keeps its log
export const consoleLog: Log = console.warn
