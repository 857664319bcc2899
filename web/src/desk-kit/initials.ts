/** At most two letters of a name, or of an address. */
export function initials(name: string): string {
  const parts = name
    .replace(/@.*/, '')
    .split(/[\s._-]+/)
    .filter(Boolean)
  return parts
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('')
}
