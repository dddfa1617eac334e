/** What readers experienced could not be read: by the server that follows changes, or by a page that is open. */
export class ExperiencesUnreadError extends Error {
  override readonly name = 'ExperiencesUnreadError'
  readonly code = 'site/experiences-unread'

  /**
   * @param source What was asked: a table of the backend, or a path of the site.
   * @param reason The backend's message, or the HTTP status.
   */
  constructor(source: string, reason: string | number) {
    super(
      `${source} answered: ${reason}. What is shown of readers' experiences stays as it was and may be outdated. ` +
        'It is read again at the next change and every five minutes.',
    )
  }
}
