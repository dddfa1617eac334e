import { createLog, type Log, type LogLevel } from '@house-edge/serving/log'
import { findObserver } from '../observing/process-observer.ts'

/** A log of lines of JSON on the standard output of the process. It goes on when the reader of the log is gone. */
export function createProcessLog(level: Parameters<typeof createLog>[0]['level'] = 'info'): Log {
  const log = createLog({ level, write, now: Date.now })
  return { ...log, warn: counted(log, 'warn'), error: counted(log, 'error') }
}

/** Lines that an operator should see are counted as well. */
function counted(log: Log, level: Extract<LogLevel, 'warn' | 'error'>): Log['warn'] {
  return (about, details) => {
    findObserver()?.count({ name: 'log', level, about })
    log[level](about, details)
  }
}

function write(line: string): void {
  // The reader of the log may be gone. Logging this failure would fail again.
  if (process.stdout.listenerCount('error', ignore) === 0) process.stdout.on('error', ignore)
  process.stdout.write(line)
}

function ignore(): void {}
