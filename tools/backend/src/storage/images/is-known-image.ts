/** By the first bytes, whatever the file is called: PNG, JPEG, WebP and GIF. */
export function isKnownImage(bytes: Buffer): boolean {
  return (
    bytes.subarray(0, 8).equals(png) ||
    bytes.subarray(0, 3).equals(jpeg) ||
    ['GIF87a', 'GIF89a'].includes(bytes.toString('latin1', 0, 6)) ||
    (bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP')
  )
}

const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const jpeg = Buffer.from([0xff, 0xd8, 0xff])
