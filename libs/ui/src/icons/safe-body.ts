/** Shapes, what groups and paints them, and movement without scripts. SVG 2, chapters 5, 9, 10, 13–15. */
const elements = new Set(
  'g path circle ellipse line polyline polygon rect defs use symbol mask clipPath linearGradient radialGradient stop title animate animateTransform animateMotion set'.split(
    ' ',
  ),
)
const references = new Set(['href', 'xlink:href'])
const tag = /<(\/?)([a-zA-Z]+)((?:\s+[a-zA-Z_:][\w:.-]*\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>/gy
const attribute = /\s+([a-zA-Z_:][\w:.-]*)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/g

/** Longer drawings are pictures, not icons. Characters. */
const maxLength = 20_000

/**
 * Whether the inside of an icon holds drawing only: no scripts, handlers,
 * foreign content, styles or references to anything but itself.
 *
 * Anything unknown is refused instead of sanitised, so that no sanitiser can be tricked.
 */
export function isSafeIconBody(body: string): boolean {
  if (body.length > maxLength) return false
  const open: string[] = []
  let at = 0
  while (at < body.length) {
    const text = /[^<]*/y
    text.lastIndex = at
    const words = text.exec(body)?.[0] ?? ''
    if (words.trim() !== '' && open.at(-1) !== 'title') return false
    at += words.length
    if (at === body.length) break
    tag.lastIndex = at
    const found = tag.exec(body)
    if (!found || !takes(found, open)) return false
    at = tag.lastIndex
  }
  return open.length === 0
}

function takes([, isEnd, name = '', attributes = '', isAlone]: RegExpExecArray, open: string[]): boolean {
  if (!elements.has(name)) return false
  if (isEnd) return attributes === '' && open.pop() === name
  if (!isAlone) open.push(name)
  return [...attributes.matchAll(attribute)].every(([, key = '', quoted, single]) =>
    isSafeAttribute(key, quoted ?? single ?? ''),
  )
}

function isSafeAttribute(name: string, value: string): boolean {
  const key = name.toLowerCase()
  if (key.startsWith('on') || key === 'style' || key === 'class' || key.startsWith('xmlns')) return false
  if (references.has(key)) return /^#[\w.:-]+$/.test(value)
  // An animation could set what the drawing itself may not.
  if (key === 'attributename') return !/^(?:on|style$|class$|(?:xlink:)?href$)/i.test(value)
  if (/[&\\]/.test(value)) return false
  return !/url\(\s*(?!['"]?#)|javascript:|data:|expression\(/i.test(value)
}
