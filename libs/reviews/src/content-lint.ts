/** The lint of content, as a command. @module */
export { runContentLint } from './content-lint/command.ts'
