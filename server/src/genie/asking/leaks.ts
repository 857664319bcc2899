const windowLength = 24
/** Longer than any word: something encoded. */
const encodedLength = 40
const encodedPattern = /[A-Za-z0-9+/=_-]{40}/

const lettersIn = (text: string) => text.toLowerCase().replace(/[^\p{L}]/gu, '')
const rot13 = (letters: string) =>
  letters.replace(/[a-z]/g, (letter) => String.fromCharCode(((letter.charCodeAt(0) - 84) % 26) + 97))

function windowsOf(letters: string): string[] {
  return Array.from({ length: Math.max(0, letters.length - windowLength + 1) }, (_, at) =>
    letters.slice(at, at + windowLength),
  )
}

/** The windows of each secret: every answer in a language has the same rules, and thousands of windows are large. */
const known = new Map<string, Set<string>>()

function windowsOfSecret(secret: string): Set<string> {
  const letters = lettersIn(secret)
  const windows =
    known.get(secret) ?? new Set([letters, [...letters].reverse().join(''), rot13(letters)].flatMap(windowsOf))
  known.set(secret, windows)
  return windows
}

/**
 * Watches a growing text for a piece of the secret, one of the model's rules: as it is, backwards or in ROT13, whatever
 * characters separate the letters. Returns whether it contains one; reads only what was added since it was last asked.
 */
export function leakDetector(secret: string): (text: string) => boolean {
  const secretWindows = windowsOfSecret(secret)
  let checkedText = ''
  let lastLetters = ''
  return (text) => {
    if (!text.startsWith(checkedText)) checkedText = lastLetters = ''
    const letters = lastLetters + lettersIn(text.slice(checkedText.length))
    const mayBeEncoded = text.slice(Math.max(0, checkedText.length - encodedLength))
    checkedText = text
    lastLetters = letters.slice(-windowLength + 1)
    return encodedPattern.test(mayBeEncoded) || windowsOf(letters).some((window) => secretWindows.has(window))
  }
}
