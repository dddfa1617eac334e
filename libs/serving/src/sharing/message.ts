/** One process tells the others that something was published. */
export interface Message {
  /** The process. */
  from: string
  id: string
  version: string
}

/** @returns Nothing for what no process of ours says: anybody may write to a channel. */
export function readMessage(text: string): Message | undefined {
  const value = readObject(text)
  return isName(value?.['from']) && isName(value['id']) && isName(value['version'])
    ? { from: value['from'], id: value['id'], version: value['version'] }
    : undefined
}

/** One process tells another that what it published is live here. */
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
