import 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** A folder with the image of a database that has the schema, `migrated.image`. */
    template: string
  }
}
