/** What Postgres says about a failed statement. */
export interface SqlError {
  code: string
  message: string
  detail?: string
  hint?: string
  position?: string
}

export function isSqlError(error: unknown): error is SqlError {
  return (
    error instanceof Error &&
    'code' in error &&
    typeof error.code === 'string' &&
    /^[0-9A-Z]{5}$/.test(error.code)
  )
}

/** One line: message, SQLSTATE, the line in `source`, then detail and hint when there are any. */
export function describeSqlError(error: unknown, source: string): string {
  if (!isSqlError(error)) return error instanceof Error ? error.message : String(error)
  const line = error.position ? source.slice(0, Number(error.position)).split('\n').length : undefined
  const extras = [error.detail, error.hint].filter(Boolean).join(' ')
  return `${error.message} (SQLSTATE ${error.code}${line ? `, line ${line}` : ''})${extras ? `. ${extras}` : ''}`
}
