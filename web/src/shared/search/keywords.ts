const longest = 200

/** Keywords as the server takes them (contract/src/api/library.api.ts): not too long, without characters that are none. */
export function readKeywords(text: string): string {
  return text
    .trim()
    .slice(0, longest)
    .replace(/[\p{Cc}\p{Cs}]/gu, ' ')
    .trim()
}
