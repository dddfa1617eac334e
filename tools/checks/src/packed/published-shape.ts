import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'

/** For callers that these packages do not have: they are ES modules alone. */
const unasked = new Set<string>(['node10', 'node16-cjs'])

/**
 * What publint, which takes warnings for errors here, and "Are the types wrong?" find in a packed library.
 *
 * @param tarball As it would be published.
 * @returns What is wrong, in words.
 */
export async function misshapen(tarball: Uint8Array): Promise<string[]> {
  const packed = createPackageFromTarballData(tarball)
  const { messages, pkg } = await publint({
    pack: { tarball: Uint8Array.from(tarball).buffer },
    strict: true,
    level: 'warning',
  })
  const said = messages.map((message) => formatMessage(message, pkg, { color: false }) ?? message.code)
  // Stylesheets and data have no types.
  const analysis = await checkPackage(packed, { excludeEntrypoints: [/\.(?:css|json)$/] })
  const wrong = analysis.types
    ? analysis.problems
        .filter((problem) => !('resolutionKind' in problem && unasked.has(problem.resolutionKind)))
        .map((problem) => JSON.stringify(problem))
    : ['it has no types']
  return [...said, ...wrong].map((text) => `${packed.packageName}: ${text}`)
}
