/** The part of Deno that functions may use, here as on hosted projects. */
declare namespace Deno {
  /** Answers every request to the function. Called once, while the module loads. */
  function serve(handler: (request: Request) => Response | Promise<Response>): void

  const env: {
    get(name: string): string | undefined
    toObject(): Record<string, string>
  }
}
