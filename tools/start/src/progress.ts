/** Shows progress at the terminal. */
export interface Progress {
  /** Runs a step, and prints when it begins and ends, and every few seconds in between. */
  step: <result>(name: string, doing: string, work: () => Promise<result>, done?: string) => Promise<result>
  say: (text: string) => void
}

const reminderMs = 5_000

/** Puts time and level before each line, for log files. At a terminal they are left out. */
export function dated(text: string, level: 'info' | 'error', nowMs: number): string {
  const head = `${new Date(nowMs).toISOString()} ${level}`
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => `${head} ${line}`)
    .join('\n')
}

/** @param write Receives whole lines. */
export function createProgress(options: { write: (line: string) => void; now: () => number }): Progress {
  const { write, now } = options
  const line = (name: string, text: string) => write(`  ${name.padEnd(16)}${text}`)
  return {
    say: write,
    async step(name, doing, work, done = 'ready') {
      const began = now()
      const seconds = () => ((now() - began) / 1000).toFixed(1)
      line(name, `${doing} …`)
      const reminder = setInterval(
        () => line(name, `${doing}, ${Math.round(Number(seconds()))} s so far …`),
        reminderMs,
      )
      try {
        const result = await work()
        line(name, `${done} after ${seconds()} s`)
        return result
      } finally {
        clearInterval(reminder)
      }
    },
  }
}
