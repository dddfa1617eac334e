/**
 * A content service with many documents, in a process of its own: `node serve-many.ts <documents>`. Tells its parent
 * where it is.
 *
 * @module
 */
import { startContentService } from '@house-edge/content-service'
import { openRealService } from '../src/testing/real-service.ts'

const words =
  'odds table wager bonus terms spin review licence payment limit fair clear house edge number card wheel'.split(
    ' ',
  )
let seed = 1
const word = (): string =>
  words[(seed = (seed * 1_664_525 + 1_013_904_223) % 4_294_967_296) % words.length] ?? ''
/** About 31 kB, as a long article of the demonstration. */
const text = (): string => Array.from({ length: 5_200 }, word).join(' ')

const documents = Array.from({ length: Number(process.argv[2]) }, (_, n) => {
  const uid = `a-${n}`
  return { id: `article_${uid}`, type: 'article', uid, data: { title: text() } }
})
const service = await openRealService(startContentService, documents)
process.send?.(service.endpoint)
process.once('disconnect', () => void service.close().then(() => process.exit(0)))
