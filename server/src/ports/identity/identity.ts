/** Facebook vouches for who logs in, but not for an email address. */
export type Facebook = {
  /** Whom an access token of this app speaks of. Throws facebook_refused, or facebook_away where it can't be asked. */
  subjectOf: (accessToken: string) => Promise<string>
}

/** A person as an identity provider vouches for her; `subject` never changes, an email may. */
export type ProvedIdentity = { subject: string; email: string; name: string }

export type Identity = {
  /** Who an ID token speaks of. Throws google_refused where it proves nothing, google_away where keys can't be fetched. */
  verify: (token: string) => Promise<ProvedIdentity>
}
