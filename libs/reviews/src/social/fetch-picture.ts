import sharp from 'sharp'
import { pictureSize } from './card-size.ts'

const patienceMs = 3_000
const mostBytes = 8 * 1024 * 1024
const mostPixels = 40_000_000

/**
 * Fetches a picture of the content and crops it for a card.
 *
 * @param origins Permitted origins of pictures. Others are not requested.
 * @returns `undefined` when it fails or takes too long: the card is then drawn without a picture.
 */
export async function fetchPicture(
  address: string,
  { origins, fetch: ask }: { origins: readonly string[]; fetch: typeof globalThis.fetch },
): Promise<Uint8Array | undefined> {
  if (!URL.canParse(address) || !origins.includes(new URL(address).origin)) return undefined
  try {
    const answer = await ask(address, { signal: AbortSignal.timeout(patienceMs), redirect: 'error' })
    if (!answer.ok || Number(answer.headers.get('content-length') ?? 0) > mostBytes) return undefined
    const bytes = await answer.arrayBuffer()
    if (bytes.byteLength > mostBytes) return undefined
    return await sharp(bytes, { limitInputPixels: mostPixels })
      .resize(pictureSize.width, pictureSize.height, { fit: 'cover', position: 'attention' })
      .flatten({ background: '#ffffff' })
      .png({ palette: true })
      .toBuffer()
  } catch {
    return undefined
  }
}
