import vm from 'node:vm'

/** How Next begins the file that says which client components a page has (16.4.5). */
const beginning = 'globalThis.__RSC_MANIFEST'

/**
 * Has the manifests of a build run in one context, where Next makes a new one for each (16.4.5,
 * server/load-manifest.external.js) and keeps all of them: a global object with everything that belongs to it, 170 kB
 * and two milliseconds a page. Everything else is run as ever.
 *
 * @param work What loads the manifests.
 */
export async function inOneContext<Result>(work: () => Promise<Result>): Promise<Result> {
  const original = vm.runInNewContext
  let context: Record<string, unknown> | undefined
  const replacement: typeof original = (code, object, options) => {
    if (!code.startsWith(beginning) || typeof object !== 'object') return original(code, object, options)
    context ??= vm.createContext({}) as Record<string, unknown>
    Object.assign(context, object, { __RSC_MANIFEST: undefined })
    const result: unknown = vm.runInContext(code, context, options)
    object['__RSC_MANIFEST'] = context['__RSC_MANIFEST']
    return result
  }
  vm.runInNewContext = replacement
  try {
    return await work()
  } finally {
    // What somebody else has put in its place meanwhile stays.
    if (vm.runInNewContext === replacement) vm.runInNewContext = original
  }
}
