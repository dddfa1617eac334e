/**
 * Reads the master ref from the service's message, the only place that names it:
 * `… Master ref is: XyZ`.
 *
 * Only characters a ref can have are taken. The vendor takes the rest of the
 * text, so a closing full stop becomes part of the ref and every retry fails.
 */
export function masterRefIn(message: string): string | undefined {
  return /master ref is:\s*([\w~-]+)/i.exec(message)?.[1]
}
