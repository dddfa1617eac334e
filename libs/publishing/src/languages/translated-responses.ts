const translated = new WeakSet<Response>()

/** Notes that a response has the framework render the page of a translated address. */
export function noteTranslated(response: Response): Response {
  translated.add(response)
  return response
}

/** Whether that was noted of a response. */
export function isTranslated(response: Response): boolean {
  return translated.has(response)
}
