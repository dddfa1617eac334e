/** Not written out: a bundler puts a value in its place, to which nothing can be assigned. */
const variable = ['NODE', 'ENV'].join('_')

/**
 * Makes a process in production of one that was told nothing. The framework, and what it loads, look there when they are
 * loaded; in no other do they take over what a build has rendered.
 */
export function runInProduction(): void {
  process.env[variable] ||= 'production'
}
