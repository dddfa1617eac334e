/** From a publishing process to the others. */
export interface Message {
  /** The sending process. */
  from: string
  id: string
  version: string
}

/** @returns `undefined` for anything else: anybody may write to a channel. */
export function readMessage(text: string): Message | undefined {
  const value = readObject(text)
  return isName(value?.['from']) && isName(value['id']) && isName(value['version'])
    ? { from: value['from'], id: value['id'], version: value['version'] }
    : undefined
}

/** The confirmation: what was published is live in this process. */
export function readLive(text: string): Pick<Message, 'from' | 'id'> | undefined {
  const value = readObject(text)
  return isName(value?.['from']) && isName(value['id']) ? { from: value['from'], id: value['id'] } : undefined
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
