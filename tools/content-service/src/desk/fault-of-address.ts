/**
 * Why an address does not lead where its writer meant, when it can be seen from the
 * address alone. What could do harm never gets as far: it is not kept at all.
 */
export function faultOfAddress(address: string): string | undefined {
  if (/\s/.test(address)) return 'There is a space in this address. Take it out.'
  if (address.startsWith('//'))
    return 'Two slashes lead to another site. Write https:// in front, or one slash for a page of this site.'
  if (/^[/#?]/.test(address)) return undefined
  const scheme = /^[a-z]+:/i.exec(address)?.[0].toLowerCase()
  switch (scheme) {
    case 'mailto:':
      return /^mailto:[^@]+@[^@]+$/i.test(address)
        ? undefined
        : 'This names no mailbox. Write it as mailto:name@example.org.'
    case 'tel:':
    case 'sms:':
      return /\d{3}/.test(address) ? undefined : `This names no number. Write it as ${scheme}+442079460000.`
    default:
      return namesSite(address)
        ? undefined
        : 'This names no site. Write the whole address, such as https://example.org/page.'
  }
}

function namesSite(address: string): boolean {
  if (!/^https?:\/\/[^/]/i.test(address)) return false
  const host = URL.parse(address)?.hostname ?? ''
  return host === 'localhost' || host.startsWith('[') || /[^.]\.[^.]/.test(host)
}
