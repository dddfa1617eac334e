/** What became of an entry in one runtime: `yes`, `types` where it has nothing else, `refused`, or why not. */
export type Cell = string

/** What became of each entry in one runtime, by specifier. */
export type Cells = ReadonlyMap<string, Cell>

/** What a runtime says when it is given what is for another one, and what that means. The first that matches. */
const meanings: readonly (readonly [RegExp, Cell])[] = [
  [/in-browser\.js|\(module has no exports\)/, 'refused'],
  [/next\/navigation|from a Client Component/, 'for the bundler of Next'],
  [/react.* does not provide an export/, 'has parts that React leaves out under `react-server`'],
  [/flushCompileCache/, 'keeps compiled code as Node alone does'],
  [
    /browser-external|node:|"(?:process|dns\/promises)"|UnhandledSchemeError|Dynamic require|__dirname|argument|\.node"/,
    'uses modules of Node',
  ],
]

/** An error in one of few ways to say it, so that a table can name it once. */
export function cellOf(error: string): Cell {
  return meanings.find(([pattern]) => pattern.test(error))?.[1] ?? (error.split('\n')[0] ?? '').slice(0, 160)
}
