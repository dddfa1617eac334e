import { FrameError, parseJson, type Frame } from './frame.ts'

/**
 * Broadcasts in binary: a kind, the lengths of the texts that follow, how the
 * payload is written, the texts, the payload (realtime-js `lib/serializer.ts`).
 */
const pushKind = 3
const broadcastKind = 4
const pushHeaderBytes = 7
const jsonEncoding = 1
const maxTextBytes = 255

/** @throws {FrameError} Cut off, of another kind, or with a JSON payload that is none. */
export function readBroadcastPush(data: Buffer): Frame {
  if (data.length < pushHeaderBytes || data[0] !== pushKind)
    throw new FrameError('unknown kind of binary message')
  const lengths = [...data.subarray(1, 6)]
  const [joinRef = '', ref = '', topic = '', event = '', metadata = ''] = cut(data, pushHeaderBytes, lengths)
  const rest = data.subarray(pushHeaderBytes + lengths.reduce((sum, length) => sum + length, 0))
  return {
    joinRef: joinRef || null,
    ref: ref || null,
    topic,
    event: 'broadcast',
    payload: {
      type: 'broadcast',
      event,
      payload: data[6] === jsonEncoding ? parseJson(rest) : Uint8Array.from(rest),
      ...(metadata ? { meta: parseJson(Buffer.from(metadata)) } : {}),
    },
  }
}

/** Whether each length fits into its byte: a longer one would be read as the beginning of what follows. */
export function hasRoom(frame: Frame): boolean {
  return textsOf(frame).every(({ length }) => length <= maxTextBytes)
}

export function writeBroadcast(frame: Frame): Buffer {
  const { payload } = frame.payload
  const isBytes = payload instanceof Uint8Array
  const texts = textsOf(frame)
  const header = [broadcastKind, ...texts.map((text) => text.length), isBytes ? 0 : jsonEncoding]
  return Buffer.concat([
    Buffer.from(header),
    ...texts,
    isBytes ? payload : Buffer.from(JSON.stringify(payload ?? {})),
  ])
}

function textsOf({ topic, payload: { event, meta } }: Frame): Buffer[] {
  return [topic, String(event), meta === undefined ? '' : JSON.stringify(meta)].map((text) =>
    Buffer.from(text),
  )
}

function cut(data: Buffer, start: number, lengths: number[]): string[] {
  let offset = start
  return lengths.map((length) => {
    const piece = data.subarray(offset, offset + length)
    if (piece.length < length) throw new FrameError('cut off')
    offset += length
    return piece.toString('utf8')
  })
}
