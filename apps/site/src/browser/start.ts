/**
 * What runs on every page, with or without the framework (docs/decisions/0015).
 *
 * @module
 */
import { startRouting } from '@house-edge/routing/browser'

const { build = '', builtAt, pollMs } = (document.currentScript as HTMLScriptElement).dataset

startRouting({
  build: { id: build, timestamp: Number(builtAt) },
  intervalMs: Number(pollMs),
})
