import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'

const folder = join(import.meta.dirname, '../../../reports')

/** Prints a table. */
export function print(rows: readonly (readonly (string | number)[])[]): void {
  console.log('')
  for (const [name = '', ...cells] of rows)
    console.log(`  ${String(name).padEnd(32)}${cells.map((cell) => String(cell).padStart(17)).join('')}`)
}

/** Writes figures below `reports`. */
export function keep(file: string, figures: object): void {
  mkdirSync(folder, { recursive: true })
  writeFileSync(
    join(folder, file),
    `${JSON.stringify({ node: process.version, cores: cpus().length, ...figures }, null, 2)}\n`,
  )
  console.log(`\n  Written to reports/${file}`)
}
