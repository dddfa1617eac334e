/**
 * The examples of the libraries' READMEs as files that a compiler can read.
 *
 * @module
 */

/** One file of an example. */
export interface ExampleFile {
  /** Relative to the README, e.g. `src/proxy.ts`; by its line where the example names no file. */
  readonly path: string
  /** In the README, from 1. */
  readonly line: number
  readonly text: string
}

/**
 * Finds the examples in `ts` and `tsx` of a README.
 *
 * A line `// src/proxy.ts` names the file that follows, so that examples can
 * import each other. A comment `<!-- given … -->` right before an example
 * declares what the reader has already; readers don't see it.
 */
export function examplesIn(readme: string): ExampleFile[] {
  const examples = readme.matchAll(/(?:<!-- given\n([\s\S]*?)-->\n+)?^```(tsx?)\n([\s\S]*?)^```$/gm)
  return [...examples].flatMap(({ index, 0: whole, 1: given = '', 2: language, 3: text = '' }) => {
    const line = readme.slice(0, index + whole.indexOf('```')).split('\n').length + 1
    return filesOf(text, line).map(({ path = `line-${line}.${language}`, ...file }) => ({
      ...file,
      path,
      text: `${given}${file.text}\nexport {}\n`,
    }))
  })
}

function filesOf(text: string, line: number): { path: string | undefined; line: number; text: string }[] {
  const files: { path: string | undefined; line: number; text: string }[] = []
  for (const [offset, content] of text.split('\n').entries()) {
    const path = /^\/\/ ((?:[\w.[\]-]+\/)*[\w.[\]-]+\.tsx?)\b/.exec(content)?.[1]
    const last = files.at(-1)
    if (path !== undefined || last === undefined) files.push({ path, line: line + offset, text: content })
    else last.text += `\n${content}`
  }
  return files
}
