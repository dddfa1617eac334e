/** Percent-decodes until nothing is left to decode, three times at most; bad sequences stay as they are. */
export function decodePath(path: string): string {
  let decoded = path
  for (let round = 0; round < 3; round += 1) {
    const next = decoded.replaceAll(/(?:%[0-9a-f]{2})+/gi, (sequence) => {
      try {
        return decodeURIComponent(sequence)
      } catch {
        return sequence
      }
    })
    if (next === decoded) break
    decoded = next
  }
  return decoded
}
