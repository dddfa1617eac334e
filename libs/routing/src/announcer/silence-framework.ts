/**
 * Takes Next's own announcer out of the accessibility tree: it is an alert, and
 * would say everything a second time and at once.
 *
 * @returns A function that restores it.
 */
export function silenceFramework(): () => void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('next-route-announcer{display:none}')
  document.adoptedStyleSheets.push(sheet)
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet)
  }
}
