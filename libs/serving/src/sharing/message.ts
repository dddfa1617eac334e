/** From a publishing process to the others. */
export interface Message {
  /** The sending process. */
  from: string
  id: string
  version: string
}

/** By which a process says that it is there, once a second. */
export interface Beat {
  from: string
  /** What the process is called in logs. */
  process: string
  /** When it was sent, by a monotonic clock of the sender. Milliseconds. */
  sentMs: number
  /** Whether the process ends. */
  isLast: boolean
}

/** @returns `undefined` for anything else: anybody may write to a channel. */
export function readMessage(text: string): Message | undefined {
  const value = readObject(text)
  return isName(value?.['from']) && isName(value['id']) && isName(value['version'])
    ? { from: value['from'], id: value['id'], version: value['version'] }
    : undefined
}

/** The confirmation: nothing older than what was published is shown in this process. */
export function readLive(text: string): Pick<Message, 'from' | 'id'> | undefined {
  const value = readObject(text)
  return isName(value?.['from']) && isName(value['id']) ? { from: value['from'], id: value['id'] } : undefined
}

/** @returns `undefined` for anything else. */
export function readBeat(text: string): Beat | undefined {
  const value = readObject(text)
  const { from, process, sentMs, isLast } = value ?? {}
  return isName(from) && isName(process) && typeof sentMs === 'number' && typeof isLast === 'boolean'
    ? { from, process, sentMs, isLast }
    : undefined
}

function isName(value: unknown): value is string {
  return typeof value === 'string' && value.length <= 256
}

function readObject(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined
  } catch {
    return undefined
  }
}
