import type { CaughtMessage } from './outbox.ts'

/** The addresses in a message, as its plain text has them. The last line is the sender's and is left out. */
export function listLinks(message: CaughtMessage): string[] {
  const body = message.text.slice(0, message.text.lastIndexOf('\n\n'))
  return [...body.matchAll(/https?:\/\/\S+/g)].map(([url]) => url)
}

/** The code to type, when the message carries one. */
export function findCode(message: CaughtMessage): string | undefined {
  return /: (\d{6,10})$/m.exec(message.text)?.[1]
}
