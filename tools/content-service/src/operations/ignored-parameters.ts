/** How many names an answer tells, and how much of each: clients take 16 KiB of headers at most. */
const most = { names: 20, letters: 60 }

/** Tells in a header which parameters mean nothing here. None, no header. Names are a stranger's words, so they are escaped. */
export function ignoredParameters(names: Iterable<string>): Record<string, string> {
  const told = [...new Set(names)].slice(0, most.names)
  if (told.length === 0) return {}
  const escaped = told.map((name) => encodeURIComponent(name.slice(0, most.letters).toWellFormed()))
  return { 'x-ignored-parameters': escaped.join(', ').replaceAll('%3D', '=') }
}
