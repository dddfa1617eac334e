/** The ending a file's content deserves, whatever it is called; `undefined` for what the media library does not take. */
export function recogniseFile(bytes: Uint8Array): string | undefined {
  const head = Buffer.from(bytes.subarray(0, 64))
  const text = (from: number, to: number): string => head.toString('latin1', from, to)

  if (head.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))) return 'png'
  if (head[0] === 0xff && head[1] === 0xd8 && head[2] === 0xff) return 'jpg'
  if (text(0, 6) === 'GIF87a' || text(0, 6) === 'GIF89a') return 'gif'
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp'
  if (text(4, 8) === 'ftyp') return text(8, 12) === 'avif' ? 'avif' : 'mp4'
  if (text(0, 5) === '%PDF-') return 'pdf'
  if (head.subarray(0, 4).equals(Buffer.from([0x1a, 0x45, 0xdf, 0xa3]))) return 'webm'
  if (text(0, 3) === 'ID3' || (head[0] === 0xff && ((head[1] ?? 0) & 0xe0) === 0xe0)) return 'mp3'
  return isDrawing(bytes) ? 'svg' : undefined
}

/** Whether an SVG holds something that could run where it is shown on its own. */
export function holdsScript(bytes: Uint8Array): boolean {
  const text = Buffer.from(bytes).toString('utf8')
  return /<script|<foreignObject|\son\w+\s*=|javascript:|<!ENTITY/i.test(text)
}

function isDrawing(bytes: Uint8Array): boolean {
  const text = Buffer.from(bytes.subarray(0, 4096))
    .toString('utf8')
    .replace(/^\uFEFF/, '')
  return /^\s*(<\?xml[^>]*>\s*)?(<!--[\s\S]*?-->\s*)*(<!DOCTYPE svg[^>]*>\s*)?<svg[\s>]/i.test(text)
}
