/**
 * The examples of the libraries' READMEs as files that a compiler can read.
 *
 * @module
 */

/** One file of an example. */
interface ExampleFile {
  /** Relative to the README, e.g. `src/proxy.ts`; by its line where the example names no file. */
  readonly path: string
  /** In the README, from 1. */
  readonly line: number
  readonly text: string
  /** Of `examples/`, the folder whose file this is: the label after the language. */
  readonly example: string | undefined
  /** What the README says that the program prints: the block of text that follows. */
  readonly prints: string | undefined
}

/**
 * Finds the examples in TypeScript and JavaScript of a README.
 *
 * A line `// src/proxy.ts` names the file that follows, so that examples can
 * import each other. Nothing is added: what an example needs, its readers see.
 */
export function examplesIn(readme: string): ExampleFile[] {
  const examples = readme.matchAll(
    /^```(tsx?|jsx?|mjs)(?: (\S+)[^\n]*)?\n([\s\S]*?)^```$(?:\n\n```text\n([\s\S]*?)^```$)?/gm,
  )
  return [...examples].flatMap(({ index, 1: language, 2: example, 3: text = '', 4: prints }) => {
    const line = readme.slice(0, index).split('\n').length + 1
    return filesOf(text, line).map(({ path = `line-${line}.${language}`, ...file }) => ({
      ...file,
      path,
      example,
      prints,
      text: `${file.text}\nexport {}\n`,
    }))
  })
}

function filesOf(text: string, line: number): { path: string | undefined; line: number; text: string }[] {
  const files: { path: string | undefined; line: number; text: string }[] = []
  for (const [offset, content] of text.split('\n').entries()) {
    const path = /^\/\/ ((?:[\w.[\]-]+\/)*[\w.[\]-]+\.(?:tsx?|jsx?|mjs))\b/.exec(content)?.[1]
    const last = files.at(-1)
    if (path !== undefined || last === undefined) files.push({ path, line: line + offset, text: content })
    else last.text += `\n${content}`
  }
  return files
}
