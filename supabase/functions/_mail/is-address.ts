/**
 * Whether a text is an e-mail address that a message can be sent to: ASCII, with a dot in its domain, and without the
 * characters that separate addresses in a header (RFC 5322 §3.4).
 */
export function isAddress(email: string): boolean {
  return email.length <= 255 && /^(?!.*[,;<>"])[!-?A-~]+@[!-?A-~]+\.[!--/-?A-~]+$/.test(email)
}
