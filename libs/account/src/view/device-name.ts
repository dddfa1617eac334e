import type { AccountWords } from '../words/words.ts'

// A slash separates name and version, or a blank when a gateway has rewritten the header.
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?[/ ]/, 'Edge'],
  [/\bOPR[/ ]/, 'Opera'],
  [/\bSamsungBrowser[/ ]/, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)[/ ]/, 'Firefox'],
  [/(?:\b|Headless)Chrome[/ ]|\bCriOS[/ ]/, 'Chrome'],
  [/\bSafari[/ ]/, 'Safari'],
]
const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
]

/** A name by which a visitor recognises a device. User-Agents name several products; the first match counts. */
export function deviceName(words: AccountWords['sessions'], userAgent: string | undefined): string {
  const find = (names: typeof browsers) => names.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1]
  const [browser, system] = [find(browsers), find(systems)]
  if (browser && system) return words.device(browser, system)
  return browser ?? system ?? words.unknownDevice
}
