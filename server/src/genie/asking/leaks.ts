const windowLength = 24
/** Longer than any word: something encoded. */
const encoded = /[A-Za-z0-9+/=_-]{40,}/

const lettersOf = (text: string) => text.toLowerCase().replace(/[^\p{L}]/gu, '')
const turned = (letters: string) =>
  letters.replace(/[a-z]/g, (one) => String.fromCharCode(((one.charCodeAt(0) - 84) % 26) + 97))

function windowsOf(letters: string): string[] {
  return Array.from({ length: Math.max(0, letters.length - windowLength + 1) }, (_, at) =>
    letters.slice(at, at + windowLength),
  )
}

/**
 * Watches a growing text for a piece of the secret: as it is, backwards or in ROT13, whatever characters separate the
 * letters. Returns whether it contains one.
 */
export function leakWatch(secret: string): (text: string) => boolean {
  const letters = lettersOf(secret)
  const known = new Set([letters, [...letters].reverse().join(''), turned(letters)].flatMap(windowsOf))
  let looked = 0
  return (text) => {
    const found = lettersOf(text)
    const fresh = windowsOf(found.slice(Math.max(0, looked - windowLength + 1)))
    looked = found.length
    return encoded.test(text) || fresh.some((window) => known.has(window))
  }
}
