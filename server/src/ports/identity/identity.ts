/** A person as an identity provider vouches for her; `subject` never changes, an email may. */
export type ProvedIdentity = { subject: string; email: string; name: string }

export type Identity = {
  /** Who an ID token speaks of. Throws google_refused where it proves nothing, google_away where keys can't be fetched. */
  verify: (token: string) => Promise<ProvedIdentity>
}
