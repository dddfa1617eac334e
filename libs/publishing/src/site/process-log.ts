import { createLog, type Log } from '@house-edge/serving/log'

/** A log of lines of JSON on the standard output of the process. It goes on when the reader of the log is gone. */
export function createProcessLog(level: Parameters<typeof createLog>[0]['level'] = 'info'): Log {
  return createLog({ level, write, now: Date.now })
}

function write(line: string): void {
  // The reader of the log may be gone. Logging this failure would fail again.
  if (process.stdout.listenerCount('error', ignore) === 0) process.stdout.on('error', ignore)
  process.stdout.write(line)
}

function ignore(): void {}
