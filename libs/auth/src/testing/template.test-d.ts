import 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** A folder whose database has the schema. */
    template: string
  }
}
