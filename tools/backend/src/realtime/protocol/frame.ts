import { isRecord } from '@house-edge/double/json'
import { isUnreadable } from '../../gateway/readable-json.ts'
import { hasRoom, readBroadcastPush, writeBroadcast } from './binary-frame.ts'

/** One message of the Phoenix channel protocol, whichever way it was written. */
export interface Frame {
  joinRef: string | null
  ref: string | null
  topic: string
  event: string
  payload: Record<string, unknown>
}

/** `1.0.0` is JSON objects; `2.0.0` is JSON arrays, with broadcasts in binary. */
export type ProtocolVersion = '1.0.0' | '2.0.0'

/** What was sent is no message of the protocol. */
export class FrameError extends Error {
  override readonly name = 'FrameError'
  readonly code = 'backend/unreadable-frame'
}

/** @throws {FrameError} It is no message of this protocol. */
export function readFrame(data: Buffer, isBinary: boolean, version: ProtocolVersion): Frame {
  if (isBinary) return readBroadcastPush(data)
  const parsed = parseJson(data)
  const fields = version === '2.0.0' ? fromArray(parsed) : fromObject(parsed)
  const [joinRef, ref, topic, event, payload] = fields
  if (typeof topic !== 'string' || typeof event !== 'string') throw new FrameError('no topic or no event')
  return { joinRef: text(joinRef), ref: text(ref), topic, event, payload: isRecord(payload) ? payload : {} }
}

/** Broadcasts go out in binary to those who speak 2.0.0, where there is room for their names; everything else as JSON. */
export function writeFrame(frame: Frame, version: ProtocolVersion): string | Buffer {
  if (version === '1.0.0') {
    const { joinRef, ref, topic, event, payload } = frame
    return JSON.stringify({ join_ref: joinRef, ref, topic, event, payload })
  }
  if (frame.event === 'broadcast' && hasRoom(frame)) return writeBroadcast(frame)
  return JSON.stringify([frame.joinRef, frame.ref, frame.topic, frame.event, frame.payload])
}

/** @throws {FrameError} It is no JSON, or too deeply nested to be passed on. */
export function parseJson(data: Buffer): unknown {
  const text = data.toString('utf8')
  if (isUnreadable(text)) throw new FrameError('nested too deeply')
  try {
    return JSON.parse(text)
  } catch {
    throw new FrameError('not JSON')
  }
}

function fromArray(parsed: unknown): unknown[] {
  if (!Array.isArray(parsed) || parsed.length !== 5) throw new FrameError('not an array of five')
  return parsed
}

function fromObject(parsed: unknown): unknown[] {
  if (!isRecord(parsed)) throw new FrameError('not an object')
  return [parsed['join_ref'], parsed['ref'], parsed['topic'], parsed['event'], parsed['payload']]
}

function text(value: unknown): string | null {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : null
}
