/** The helper's login with her User ID filled in; the login card's QR code holds it. */
export function loginAddress(origin: string, username: string): string {
  return `${origin}/?as=helper&user=${encodeURIComponent(username)}`
}
