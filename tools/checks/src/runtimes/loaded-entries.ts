/**
 * Loads packed entries by name in a program that runs modules: Node in three ways, Deno, Bun.
 *
 * @module
 */
import { execFile } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Cells, cellOf } from './cells.ts'

/** How a program is started, up to the file that it runs. */
export interface RuntimeProgram {
  readonly name: string
  /** The program and its arguments. */
  readonly line: readonly [string, ...string[]]
  /** As CommonJS asks for modules. */
  readonly isRequiring?: boolean
}

/** Node, as programs without a bundler have it. */
export const nodePrograms: readonly RuntimeProgram[] = [
  { name: 'Node', line: [process.execPath] },
  { name: '`require`', line: [process.execPath], isRequiring: true },
  { name: '`react-server`', line: [process.execPath, '--conditions=react-server'] },
]

/**
 * Node takes the marker of server entries, which is CommonJS, for loaded once it threw: a process ends with the first
 * that throws, and the next one goes on behind it. What is not exported is refused before anything runs.
 */
const script = (load: string) => `const say = (...what) => console.log(JSON.stringify(what))
for (const specifier of process.argv.slice(2)) {
  try {
    const exported = Object.keys(${load}(specifier))
    say(specifier, exported.length === 0 ? 'types' : 'yes')
  } catch (error) {
    const message = String(error?.message ?? error)
    say(specifier, 'no', message)
    if (!message.includes('does not provide an export')) break
  }
}
process.exit(0)
`

/**
 * What becomes of each entry in a program.
 *
 * @param folder - Where the libraries are installed.
 */
export async function loadedEntries(
  folder: string,
  { name, line, isRequiring = false }: RuntimeProgram,
  specifiers: readonly string[],
): Promise<Cells> {
  mkdirSync(folder, { recursive: true })
  const file = join(folder, `load-${name.replaceAll(/\W/g, '')}.${isRequiring ? 'cjs' : 'mjs'}`)
  writeFileSync(file, script(isRequiring ? 'require' : 'await import'))
  const cells = new Map<string, string>()
  let left = specifiers
  while (left.length > 0) {
    const { lines, error } = await told([...line, file, ...left], folder)
    for (const [specifier = '', outcome = '', why = ''] of lines)
      cells.set(specifier, outcome === 'no' ? cellOf(why) : outcome)
    const next = left.filter((specifier) => !cells.has(specifier))
    // It ended without a word about the next one.
    if (next.length === left.length) cells.set(next.shift() ?? '', cellOf(error))
    left = next
  }
  return cells
}

function told(
  [program, ...rest]: readonly string[],
  folder: string,
): Promise<{ lines: string[][]; error: string }> {
  return new Promise((resolve) => {
    execFile(program ?? '', rest, { cwd: folder }, (failure, said, errors) =>
      resolve({
        lines: said
          .split('\n')
          .filter((text) => text.startsWith('['))
          .map((text) => JSON.parse(text) as string[]),
        error: errors.trim().split('\n').at(-1) || (failure?.message ?? 'it ended without a word'),
      }),
    )
  })
}
