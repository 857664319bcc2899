/** Facebook vouches for who logs in, but not for an email address. */
export type Facebook = {
  /** Whom an access token of this app speaks of. Throws facebook_refused, or facebook_away where it can't be asked. */
  subjectOf: (accessToken: string) => Promise<string>
}

/** A person as an identity provider vouches for her; `subject` never changes, an email may. */
export type ProvedIdentity = { subject: string; email: string; name: string; proof: Proof }

/** The token that proved it: `isFresh` where it is at most 5 minutes old, and so says that she is there now. */
export type Proof = { token: string; isFresh: boolean; expiresAt: Date }

export type Identity = {
  /** Who an ID token speaks of. Throws google_refused where it proves nothing, google_away where keys can't be fetched. */
  verify: (token: string) => Promise<ProvedIdentity>
}
