import { readFileSync } from 'node:fs'
import ts from 'typescript'

const kept = new Map<string, { text: string; source: ts.SourceFile }>()

/**
 * A source file as a tree. Most promises read every file, so each is parsed once for all of them, and again when its
 * text has changed.
 *
 * @param file Absolute.
 */
export function parsed(file: string, text: string = readFileSync(file, 'utf8')): ts.SourceFile {
  const known = kept.get(file)
  if (known?.text === text) return known.source
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  kept.set(file, { text, source })
  return source
}
